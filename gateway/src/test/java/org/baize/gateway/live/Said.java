package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A wire that keeps what goes out. */
public final class Said implements Wire {

    private final BlockingQueue<String> texts = new LinkedBlockingQueue<>();

    @Override
    public String address() {
        return "somewhere";
    }

    @Override
    public CompletionStage<?> send(String text) {
        texts.add(text);
        return CompletableFuture.completedFuture(text);
    }

    @Override
    public void close(int code, String why) {
        texts.add(why);
    }

    /** The next text of that type, which may come behind others. */
    public String next(String type) throws InterruptedException {
        String text = texts.poll(20, TimeUnit.SECONDS);
        while (text != null && !text.contains("\"type\":\"" + type + "\"")) {
            text = texts.poll(20, TimeUnit.SECONDS);
        }
        assertThat(text).as(type).isNotNull();
        return String.valueOf(text);
    }
}
