/**
 * What all resources under {@code /api} have in common: who asks, whether a page of ours asks, and how a refusal looks. Everything
 * there needs a session or a token, unless it says {@link org.baize.gateway.web.OpenToAll}. Must not know what the resources are about.
 */
@NullMarked
package org.baize.gateway.web;

import org.jspecify.annotations.NullMarked;
