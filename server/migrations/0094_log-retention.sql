-- How many whole months of the logs are kept; without a row, all. Written by the owner from AUDIT_RETENTION_MONTHS: the API may have months
-- removed that are older, and can not say how old that is.
create table log_retention (
  months integer not null check (months > 0)
);

-- Removes a log's parts that end before `bound`, oldest first, and tells of it in the audit log: the number and hash of the last line
-- that went are where its chain begins from now on.
create function remove_log_months(log text, bound timestamptz) returns void
language plpgsql
as $$
declare
  part text;
  ends timestamptz;
  first_kept bigint;
  last_id bigint;
  last_hash bytea;
  gone record;
begin
  if not exists (select from log_months(log) where until <= bound) then
    return;
  end if;
  -- Before the chain's lock, which whoever writes asks for while holding the table.
  execute format('lock table %I in access exclusive mode', log);
  for part, ends in select months.part, until from log_months(log) months where until <= bound order by until loop
    execute format('select id, hash from log_month.%I order by id desc limit 1', part) into gone;
    execute format('drop table log_month.%I', part);
    if gone.id is not null then
      last_id := gone.id;
      last_hash := gone.hash;
    end if;
  end loop;
  if last_id is null then
    return;
  end if;
  execute format('select min(id) from %I', log) into first_kept;
  if first_kept <= last_id then
    raise exception 'The lines of % are not in the order of their months: none was removed.', log;
  end if;
  if log = 'audit_entry' then
    delete from audit_block where block <= last_id >> 14;
    insert into audit_block
    select id >> 14, actor_name, action, subject, count(*), min(at), max(at) from audit_entry
    where id < ((last_id >> 14) + 1) << 14 group by 1, 2, 3, 4;
  end if;
  insert into audit_entry (subject, subject_name, action, changes) values ('log', log, 'log-remove', jsonb_build_array(
    jsonb_build_object('field', 'until', 'from', null, 'to', to_char(bound at time zone 'UTC', 'YYYY-MM-DD')),
    jsonb_build_object('field', 'lastLine', 'from', last_id, 'to', null),
    jsonb_build_object('field', 'hash', 'from', encode(last_hash, 'hex'), 'to', null)
  ));
end
$$;

-- What has to be done to the logs from day to day, with their owner's rights, by whoever may call it: months are made ahead, and those past
-- the retention go. Does nothing twice. Who holds the tables is waited for so long only; then it is for the next time.
create function keep_logs() returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms'
as $$
declare
  kept integer;
  log text;
begin
  if not pg_try_advisory_xact_lock(7263550023) then
    return;
  end if;
  select months into kept from log_retention;
  -- The audit log comes last: nothing that is locked for its sake waits for the other.
  foreach log in array array['key_read', 'audit_entry'] loop
    perform make_log_months(log);
    if kept is not null then
      perform remove_log_months(log, (date_trunc('month', now() at time zone 'UTC') - kept * interval '1 month') at time zone 'UTC');
    end if;
  end loop;
end
$$;
revoke execute on function keep_logs(), make_log_months(text), remove_log_months(text, timestamptz) from public;
