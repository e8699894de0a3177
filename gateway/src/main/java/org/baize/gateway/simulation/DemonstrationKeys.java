package org.baize.gateway.simulation;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.spec.PinVerifier;
import org.baize.gateway.identity.KeyFile;
import org.baize.gateway.identity.PinKeys;

/**
 * What only one demonstration floor knows. All of it follows from one secret, which is made by chance
 * before anything is founded, so that a founding that was cut short goes on with the same keys. Its file also marks the directory
 * as that of a demonstration.
 */
public final class DemonstrationKeys {

    static final String FILE = "demonstration.key";
    private static final String HMAC = "HmacSHA256";

    private final byte[] secret;

    private DemonstrationKeys(byte[] secret) {
        this.secret = secret;
    }

    /** The keys of that directory; made if there are none. */
    public static DemonstrationKeys in(Path directory) {
        return new DemonstrationKeys(KeyFile.in(directory, FILE));
    }

    /** Whether that directory is of a demonstration. */
    public static boolean areIn(Path directory) {
        return Files.exists(directory.resolve(FILE));
    }

    /** What the floor is founded with; everybody has the same PIN, so that visitors can play every part. */
    public DemonstrationFloor floor(PinKeys.Salted pin, DemonstrationFloor.Plan plan) {
        DemonstrationFloor.Credential everybody =
                new DemonstrationFloor.Credential(PinVerifier.of(pin.salt(), pin.key()), pin.key());
        return new DemonstrationFloor(derived("validation key"), _ -> everybody, plan);
    }

    private String derived(String what) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret, HMAC));
            return HexFormat.of().formatHex(mac.doFinal(what.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException | InvalidKeyException missing) {
            throw new IllegalStateException("every Java platform has " + HMAC, missing);
        }
    }
}
