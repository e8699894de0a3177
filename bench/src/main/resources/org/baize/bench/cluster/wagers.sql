-- The wager of the benchmark in PostgreSQL: a balance that may not go below zero, the wager, two rows of a ledger.
create table account (id int primary key, balance bigint not null check (balance >= 0));
create table wager (id bigserial primary key, account int not null, bet int not null, cents bigint not null);
create table ledger (id bigserial primary key, wager bigint not null, account int not null, side int not null, cents bigint not null);

create function place(who int, on_bet int, stake bigint) returns bigint language plpgsql as $$
declare
  made bigint;
begin
  update account set balance = balance - stake where id = who and balance >= stake;
  if not found then
    raise exception 'no money on account %', who;
  end if;
  insert into wager (account, bet, cents) values (who, on_bet, stake) returning id into made;
  insert into ledger (wager, account, side, cents) values (made, who, 0, -stake), (made, who, 1, stake);
  return made;
end $$;

create function place_all(who int[], on_bets int[], stakes bigint[]) returns bigint language plpgsql as $$
declare
  made bigint;
begin
  update account set balance = balance - owed.cents
    from (select w.id, sum(w.cents)::bigint as cents from unnest(who, stakes) as w(id, cents) group by w.id) as owed
    where account.id = owed.id;
  with placed as (
    insert into wager (account, bet, cents) select * from unnest(who, on_bets, stakes) returning id, account, cents
  ), posted as (
    insert into ledger (wager, account, side, cents)
      select placed.id, placed.account, s.side, case s.side when 0 then -placed.cents else placed.cents end
      from placed, (values (0), (1)) as s(side)
  )
  select count(*) into made from placed;
  return made;
end $$;

insert into account select id, 1000000000000 from generate_series(1, 1600) as id;
