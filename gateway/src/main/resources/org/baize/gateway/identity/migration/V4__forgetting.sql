-- What is over is deleted with each new try, and must be found without reading all.
create index attempt_last on attempt (last_millis);
create index outside_until on outside (until_millis);
