package org.baize.bench.cluster;

/** Keeps something busy from one client and takes the time of every answer. */
interface Load extends AutoCloseable {

    /** So many under way all the time, each followed by the next as soon as it is answered. */
    Sample flood(int inFlight, long millis);

    /** One at a time, so many a second, whatever the answers take. */
    Sample sparse(int perSecond, long millis);

    @Override
    void close();
}
