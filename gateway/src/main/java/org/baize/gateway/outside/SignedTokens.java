package org.baize.gateway.outside;

import java.util.List;
import org.baize.gateway.GatewayConfig;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwa.AlgorithmConstraints.ConstraintType;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.lang.JoseException;

/** Checks what a provider signs: by one of its own keys, for us, for this sign-in, and still good. */
final class SignedTokens {

    private static final int SKEW_SECONDS = 30;

    /** A key that signs with a secret, or none at all, is nobody's proof. */
    private static final AlgorithmConstraints SIGNATURES = new AlgorithmConstraints(
            ConstraintType.PERMIT,
            AlgorithmIdentifiers.RSA_USING_SHA256,
            AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256);

    private final GatewayConfig.Provider config;

    SignedTokens(GatewayConfig.Provider config) {
        this.config = config;
    }

    /** What the token says, if it is good. The keys come from the provider each time: sign-ins are rare, and keys change. */
    JwtClaims checked(String token, String keys, String nonce) throws NotSignedInException {
        try {
            JwtClaims claims =
                    consumer(new JsonWebKeySet(keys).getJsonWebKeys()).processToClaims(token);
            if (!nonce.equals(claims.getClaimValueAsString("nonce"))) {
                throw new NotSignedInException("the token is of another sign-in");
            }
            if (claims.hasClaim("azp") && !config.clientId().equals(claims.getClaimValueAsString("azp"))) {
                throw new NotSignedInException("the token was made for somebody else");
            }
            return claims;
        } catch (InvalidJwtException bad) {
            throw new NotSignedInException("the token is not good", bad);
        } catch (JoseException notKeys) {
            throw new NotSignedInException("the provider's keys cannot be read", notKeys);
        }
    }

    private JwtConsumer consumer(List<JsonWebKey> keys) {
        return new JwtConsumerBuilder()
                .setRequireExpirationTime()
                .setRequireIssuedAt()
                .setRequireSubject()
                .setAllowedClockSkewInSeconds(SKEW_SECONDS)
                .setExpectedIssuer(config.issuer())
                .setExpectedAudience(config.clientId())
                .setJwsAlgorithmConstraints(SIGNATURES)
                .setVerificationKeyResolver(new JwksVerificationKeyResolver(keys))
                .build();
    }
}
