-- A page of somebody's or something's own is a stretch of an index too, however little there is of it.

-- Papers lie in the order in which they were issued and not in that of their numbers, which are random: a page of them lies together.
-- Who has paid one stands on it.
create table paper_as_issued (
  paper_no bigint not null,
  issued_event bigint not null,
  issued_millis bigint not null,
  kind varchar not null,
  cents bigint not null,
  terminal_no integer not null,
  account_no bigint not null,
  rulebook varchar not null,
  state varchar not null,
  state_event bigint not null,
  state_millis bigint not null,
  delayed_until_millis bigint not null,
  paid_millis bigint not null,
  paid_place varchar not null,
  paid_form varchar not null,
  paid_person integer not null,
  replaced_by bigint not null
);
insert into paper_as_issued
  select p.paper_no, p.issued_event, p.issued_millis, p.kind, p.cents, p.terminal_no, p.account_no, p.rulebook, p.state,
    p.state_event, p.state_millis, p.delayed_until_millis, p.paid_millis, p.paid_place, p.paid_form,
    case when p.state = 'PAID' and p.paid_place = 'CASH_DESK'
      then coalesce((select a.person_no from staff_act a where a.event_no = p.state_event), 0) else 0 end,
    p.replaced_by
  from paper p order by p.issued_event;
drop table paper;
alter table paper_as_issued rename to paper;
create unique index paper_number on paper (paper_no);
create unique index paper_issued on paper (issued_event);
create index paper_time on paper (issued_millis, issued_event);
create index paper_state on paper (state, state_event);
create index paper_state_time on paper (state, state_millis, state_event);
create index paper_place on paper (paid_place, state_event);
create index paper_paid_by on paper (paid_person, state_event);

create index game_round_table on game_round (table_no, round_id);

create index staff_act_table on staff_act (table_no, event_no);
create index staff_act_terminal on staff_act (terminal_no, event_no);
create index staff_act_person on staff_act (person_no, event_no);
create index staff_act_second on staff_act (second_person, event_no);
create index significant_event_table on significant_event (table_no, event_no);
create index significant_event_terminal on significant_event (terminal_no, event_no);
create index significant_event_person on significant_event (person_no, event_no);
create index exception_entry_table on exception_entry (table_no, event_no);
create index exception_entry_terminal on exception_entry (terminal_no, event_no);
create index exception_entry_person on exception_entry (person_no, event_no);

-- Notes are counted as they come, so that how many a stacker took in some time is the difference of two numbers.
create table note_as_stacked (
  event_no bigint primary key,
  at_millis bigint not null,
  terminal_no integer not null,
  account_no bigint not null,
  denomination_cents bigint not null,
  stacked_no bigint not null
);
insert into note_as_stacked
  select event_no, at_millis, terminal_no, account_no, denomination_cents,
    row_number() over (partition by terminal_no, denomination_cents order by event_no)
  from note;
drop table note;
alter table note_as_stacked rename to note;
create index note_stacker on note (terminal_no, denomination_cents, at_millis, stacked_no);
create index note_first on note (stacked_no, terminal_no, denomination_cents);
