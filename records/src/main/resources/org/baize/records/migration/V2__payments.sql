-- The paper that an act of the cash desk has paid is found by that act.
create index paper_state_event on paper (state_event);
