package org.baize.records.projection;

/**
 * When something happened.
 *
 * @param event the number of the event
 * @param position of the entry in the log
 */
public record Moment(long event, long atMillis, long position) {}
