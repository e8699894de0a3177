package org.baize.endtoend;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.Locale;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/** Trusts the one certificate whose fingerprint somebody has read and compared. */
final class Compared extends X509ExtendedTrustManager {

    private static final HexFormat BYTES = HexFormat.ofDelimiter(":").withUpperCase();

    private final String fingerprint;

    private Compared(String fingerprint) {
        this.fingerprint = fingerprint;
    }

    static SSLContext with(String fingerprint) throws GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {new Compared(fingerprint)}, null);
        return context;
    }

    private void compare(X509Certificate[] chain) throws CertificateException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(chain[0].getEncoded());
            String shown = BYTES.formatHex(digest).toUpperCase(Locale.ROOT);
            if (!shown.equals(fingerprint)) {
                throw new CertificateException("it is " + shown + ", and not " + fingerprint);
            }
        } catch (GeneralSecurityException broken) {
            throw new CertificateException(broken);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        compare(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        compare(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
        compare(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) throws CertificateException {
        throw new CertificateException("nobody is asked for one");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) throws CertificateException {
        throw new CertificateException("nobody is asked for one");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
        throw new CertificateException("nobody is asked for one");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return new X509Certificate[0];
    }
}
