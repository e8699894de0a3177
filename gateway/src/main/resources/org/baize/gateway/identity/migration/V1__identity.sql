-- Who is who. No password, PIN, code, session or token stands here in clear.

create table secret (
    name varchar(40) not null primary key,
    value_hex varchar(200) not null
);

create table credential (
    person integer not null primary key,
    salt varchar(200) not null,
    verifier_hex varchar(64) not null,
    sealed_pin_key varchar(400) not null
);

-- Failures by what was tried: a person, a name that nobody has, an address.
create table attempt (
    subject varchar(120) not null primary key,
    failures integer not null,
    locked_until_millis bigint not null,
    last_millis bigint not null
);

create table session (
    token_hash varchar(64) not null primary key,
    person integer not null,
    sealed_pin_key varchar(400) not null,
    began_millis bigint not null,
    used_millis bigint not null
);
create index session_of_person on session (person);

create table code (
    code_hash varchar(64) not null primary key,
    kind varchar(20) not null,
    number integer not null,
    until_millis bigint not null
);

-- Tokens of an older generation are worth nothing. Row ('ALL', 0) counts the changes.
create table generation (
    kind varchar(20) not null,
    number integer not null,
    generation integer not null,
    primary key (kind, number)
);

-- What a person asked for under a key of their own, and the answer to it; empty while it is under way.
create table done_act (
    person integer not null,
    act_key varchar(64) not null,
    said_hash varchar(64) not null,
    answer varchar(1000000) not null,
    at_millis bigint not null,
    primary key (person, act_key)
);
create index done_act_at on done_act (at_millis);
