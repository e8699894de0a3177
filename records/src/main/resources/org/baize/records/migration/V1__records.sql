-- What happened on the floor. Runs on H2 and on PostgreSQL alike.
-- No column is ever null: 0 and '' say that there is none, as in the messages of the floor.
-- Texts have no length of their own: what somebody wrote must never stop the records. Amounts are cents. Times are milliseconds since 1970, by the clock of the log.

create table event (
  event_no bigint primary key,
  log_position bigint not null,
  at_millis bigint not null,
  table_no integer not null,
  round_no bigint not null,
  terminal_no integer not null,
  person_no integer not null,
  kind varchar not null,
  body varchar not null,
  hash varchar(64) not null
);

create table request (
  log_position bigint primary key,
  at_millis bigint not null,
  origin_kind varchar not null,
  origin_no integer not null,
  sequence_no bigint not null,
  second_person integer not null,
  second_role varchar not null,
  kind varchar not null,
  table_no integer not null,
  terminal_no integer not null,
  body varchar not null,
  first_time boolean not null,
  accepted boolean not null,
  reason varchar not null,
  rule varchar not null,
  first_event bigint not null,
  events integer not null,
  hash varchar(64) not null
);

-- A table as it was installed, and again each time that its settings changed.
create table setup (
  event_no bigint primary key,
  table_no integer not null,
  name varchar not null,
  rulebook varchar not null,
  game varchar not null,
  body varchar not null
);

create table chip_account (
  account_no bigint primary key,
  terminal_no integer not null,
  opened_event bigint not null,
  opened_millis bigint not null,
  closed_event bigint not null,
  closed_millis bigint not null
);
create index chip_account_terminal on chip_account (terminal_no, account_no);

create table game_round (
  round_id bigint primary key,
  table_no integer not null,
  round_no bigint not null,
  setup_event bigint not null,
  rulebook varchar not null,
  kind varchar not null,
  state varchar not null,
  opened_millis bigint not null,
  closed_millis bigint not null,
  resolved_millis bigint not null,
  outcome varchar not null,
  rule varchar not null,
  corrections integer not null,
  first_position bigint not null
);
create unique index game_round_number on game_round (table_no, round_no);

-- What one chip account has on one bet of one round.
create table wager (
  wager_id bigint primary key,
  table_no integer not null,
  round_no bigint not null,
  terminal_no integer not null,
  account_no bigint not null,
  bet_no integer not null,
  bet varchar not null,
  stake_cents bigint not null,
  state varchar not null
);
create index wager_round on wager (table_no, round_no, wager_id);
create index wager_terminal on wager (terminal_no, table_no, round_no);

-- How a wager was decided, the first time and each time again; nothing here is ever changed.
create table settlement (
  settlement_id bigint primary key,
  event_no bigint not null,
  at_millis bigint not null,
  wager_id bigint not null,
  table_no integer not null,
  round_no bigint not null,
  kind varchar not null,
  outcome varchar not null,
  stake_cents bigint not null,
  credit_cents bigint not null,
  commission_cents bigint not null,
  rule varchar not null,
  reason varchar not null
);
create index settlement_round on settlement (table_no, round_no, settlement_id);

-- Money that moved from one account of the ledger to another.
create table movement (
  movement_id bigint primary key,
  event_no bigint not null,
  at_millis bigint not null,
  flow varchar not null,
  from_kind varchar not null,
  from_owner integer not null,
  from_detail bigint not null,
  to_kind varchar not null,
  to_owner integer not null,
  to_detail bigint not null,
  cents bigint not null,
  account_no bigint not null,
  table_no integer not null,
  round_no bigint not null
);
create index movement_account on movement (account_no, movement_id);

-- What an event did to the books of a table.
create table takings (
  event_no bigint primary key,
  at_millis bigint not null,
  table_no integer not null,
  round_no bigint not null,
  turnover_cents bigint not null,
  wins_cents bigint not null,
  commission_cents bigint not null,
  forfeited_cents bigint not null
);
create index takings_time on takings (at_millis, table_no);

create table paper (
  paper_no bigint primary key,
  issued_event bigint not null,
  issued_millis bigint not null,
  kind varchar not null,
  cents bigint not null,
  terminal_no integer not null,
  account_no bigint not null,
  rulebook varchar not null,
  state varchar not null,
  state_event bigint not null,
  delayed_until_millis bigint not null,
  paid_millis bigint not null,
  paid_place varchar not null,
  paid_form varchar not null,
  replaced_by bigint not null
);
create unique index paper_issued on paper (issued_event);

create table note (
  event_no bigint primary key,
  at_millis bigint not null,
  terminal_no integer not null,
  account_no bigint not null,
  denomination_cents bigint not null
);
create index note_time on note (at_millis, terminal_no);

-- Credit that the operator keeps back.
create table credit_hold (
  hold_no bigint primary key,
  terminal_no integer not null,
  account_no bigint not null,
  table_no integer not null,
  round_no bigint not null,
  asked_cents bigint not null,
  held_cents bigint not null,
  owed_cents bigint not null,
  stage varchar not null
);

create table staff_act (
  event_no bigint primary key,
  at_millis bigint not null,
  person_no integer not null,
  role varchar not null,
  second_person integer not null,
  second_role varchar not null,
  kind varchar not null,
  table_no integer not null,
  round_no bigint not null,
  terminal_no integer not null,
  rule varchar not null,
  reason varchar not null
);
create index staff_act_time on staff_act (at_millis, event_no);

create table significant_event (
  event_no bigint primary key,
  at_millis bigint not null,
  category varchar not null,
  kind varchar not null,
  table_no integer not null,
  round_no bigint not null,
  terminal_no integer not null,
  person_no integer not null,
  cents bigint not null,
  rule varchar not null,
  reason varchar not null
);
create index significant_event_time on significant_event (at_millis, event_no);

create table exception_entry (
  event_no bigint primary key,
  at_millis bigint not null,
  category varchar not null,
  kind varchar not null,
  table_no integer not null,
  round_no bigint not null,
  terminal_no integer not null,
  person_no integer not null,
  cents bigint not null,
  rule varchar not null,
  reason varchar not null
);
create index exception_entry_time on exception_entry (at_millis, event_no);
create index exception_entry_round on exception_entry (table_no, round_no, event_no);

-- How far the projection is; written in the same transaction as the rows. The hashes are the ends of the two chains.
create table progress (
  progress_id bigint primary key,
  log_position bigint not null,
  next_event bigint not null,
  at_millis bigint not null,
  event_hash varchar(64) not null,
  request_hash varchar(64) not null
);
