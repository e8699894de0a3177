package org.baize.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Pictures as PNG with as little as possible in them. */
final class Pictures {

    private Pictures() {}

    /**
     * As PNG, packed as tightly as it goes.
     *
     * @param bits of each colour that are rounded away; shades that nobody can tell apart cost the most
     */
    static byte[] png(BufferedImage seen, int bits) throws IOException {
        BufferedImage rounded = new BufferedImage(seen.getWidth(), seen.getHeight(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < seen.getHeight(); y++) {
            for (int x = 0; x < seen.getWidth(); x++) {
                rounded.setRGB(x, y, rounded(seen.getRGB(x, y), bits));
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Iterator<ImageWriter> writers = ImageIO.getImageWritersByFormatName("png");
        ImageWriter writer = writers.next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            ImageWriteParam tight = writer.getDefaultWriteParam();
            tight.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            tight.setCompressionQuality(0);
            writer.setOutput(out);
            writer.write(null, new IIOImage(rounded, null, null), tight);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** To the middle of its step, so that white stays nearly white and black nearly black. */
    static int rounded(int colour, int bits) {
        int result = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int value = (colour >> shift) & 0xff;
            int step = 1 << bits;
            int near = Math.min(0xff, (value + step / 2) / step * step);
            result |= near << shift;
        }
        return result;
    }
}
