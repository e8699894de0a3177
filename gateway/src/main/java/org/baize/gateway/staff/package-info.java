/**
 * The way in for staff and systems: signing in, what people ask of the floor, and what they may look up. Who acts comes from the
 * session or the token, never from what is sent; whether somebody may do something is decided by the floor alone.
 *
 * <p>A session and a sign-on are two things. A <b>session</b> is who sits at a screen: it is opened with a password, ends after a
 * quarter of an hour without use, and the floor knows nothing of it. A <b>sign-on</b> is who answers for a table or does a duty: it is
 * in the log, by a command that carries the key of the person's PIN. The password opens that key, so that one who has signed in takes
 * up a duty without typing the PIN too. Signing out signs off everywhere; a session that merely ends does not, for a table must not
 * lose its dealer because nobody touched a screen, and nobody can act without a session anyway. The PIN itself is typed only where a
 * second person signs at the screen of the first, and to choose another one.
 *
 * <p>Nobody knows another's PIN: whoever is enrolled gets a code that is good once, which is the PIN until its owner has chosen one
 * together with a password.
 */
@NullMarked
package org.baize.gateway.staff;

import org.jspecify.annotations.NullMarked;
