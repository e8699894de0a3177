package org.baize.bench.records;

/** One database. */
record Measured(String database, Filled filled, ReaderProcess.Read read) {}
