/**
 * What the tests of every module share. Holds no rule of any game and nothing that runs on a casino floor.
 */
@NullMarked
package org.baize.testkit;

import org.jspecify.annotations.NullMarked;
