-- Papers paid and void are asked for by the time at which they came to stand so.
alter table paper add column state_millis bigint default 0 not null;
update paper set state_millis =
  coalesce((select e.at_millis from event e where e.event_no = paper.state_event), 0);
drop index paper_state_event;
create index paper_state on paper (state, state_event);
create index paper_state_time on paper (state, state_millis, state_event);
create index paper_time on paper (issued_millis, issued_event);

-- Every page of a report is a stretch of an index, however many rows there are.
create index game_round_time on game_round (opened_millis, round_id);
create index settlement_wager on settlement (wager_id, settlement_id);
create index wager_seat on wager (terminal_no, wager_id);
drop index wager_terminal;
create index wager_terminal on wager (terminal_no, table_no, round_no, wager_id);
create index note_stacker on note (terminal_no, denomination_cents, at_millis);
