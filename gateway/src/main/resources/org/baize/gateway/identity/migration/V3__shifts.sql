-- The drawers of the cash desk: what was in one when a cashier began, and what was counted when the shift ended.
create table open_shift (
    person integer not null primary key,
    opened_millis bigint not null,
    float_cents bigint not null
);

create table ended_shift (
    person integer not null,
    opened_millis bigint not null,
    ended_millis bigint not null,
    float_cents bigint not null,
    cash_cents bigint not null,
    other_cents bigint not null,
    counted_cents bigint not null,
    primary key (person, opened_millis)
);
create index ended_shift_at on ended_shift (ended_millis);
