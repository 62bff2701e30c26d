-- The places of AUDIT_FORWARD_TO, by their address without credentials: each gets every entry of the audit log, in order.
create table audit_forward (
  name text primary key,
  -- The last entry that the place has taken, with the time at which it did.
  entry_id bigint not null default 0,
  forwarded_at timestamptz(3),
  -- The last time at which a process had the place in its settings.
  wanted_at timestamptz(3) not null default now(),
  -- One process forwards at a time; a process that died loses the place at this time. After a failure: the next attempt.
  taken_until timestamptz not null default '-infinity',
  failures integer not null default 0,
  -- The reason why the last delivery failed; null after a successful one.
  problem text
);

-- As before, and keeps the months with an entry that a place still has to get.
create or replace function keep_logs() returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms'
as $$
declare
  kept integer;
  log text;
  bound timestamptz;
begin
  if not pg_try_advisory_xact_lock(7263550023) then
    return;
  end if;
  select months into kept from log_retention;
  -- The audit log comes last: nothing that is locked for its sake waits for the other.
  foreach log in array array['key_read', 'audit_entry'] loop
    perform make_log_months(log);
    if kept is not null then
      bound := (date_trunc('month', now() at time zone 'UTC') - kept * interval '1 month') at time zone 'UTC';
      if log = 'audit_entry' then
        bound := least(bound, (
          select date_trunc('month', at at time zone 'UTC') at time zone 'UTC' from audit_entry
          where id > (select min(entry_id) from audit_forward) order by id limit 1));
      end if;
      perform remove_log_months(log, bound);
    end if;
  end loop;
end
$$;
