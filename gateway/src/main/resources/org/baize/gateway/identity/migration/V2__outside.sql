-- Sign-ins that were sent to a provider outside and have not come back yet.
create table outside (
    state_hash varchar(64) not null primary key,
    until_millis bigint not null
);
