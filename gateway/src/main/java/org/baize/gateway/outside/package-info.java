/**
 * Staff who sign in with a provider outside, by OpenID Connect: the authorization code with PKCE. Knows how a provider is spoken to
 * and what it signs; who may do what here is no matter of any provider.
 */
@NullMarked
package org.baize.gateway.outside;

import org.jspecify.annotations.NullMarked;
