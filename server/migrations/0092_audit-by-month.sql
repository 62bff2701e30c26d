-- The audit log by months, so that old ones can go at once and leave no holes: docs/decisions/0080. Its parts stand in a schema of their
-- own, of which the API's role knows nothing: it reads and adds through audit_entry alone.
create schema log_month;

drop trigger audit_entry_chained on audit_entry;
drop function audit_entry_hash(audit_entry);
alter table audit_entry rename to audit_entry_before;
alter table audit_entry_before set schema log_month;

-- An entry finds its month before its trigger runs, so its time is its default. By the log's lock: in the order of numbers, no entry is
-- dated before the one before it, even where the clock is set back; so a month is a piece of the chain.
create function next_audit_moment() returns timestamptz
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(7263550021);
  return greatest(clock_timestamp(), (select at from audit_entry order by id desc limit 1));
end
$$;

create table audit_entry (like log_month.audit_entry_before including defaults) partition by range (at);
alter table audit_entry alter column at set default next_audit_moment();

create function audit_entry_hash(entry audit_entry) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    (jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    ) || case
      when entry.reason is not null then jsonb_build_array(entry.subject_name, entry.reason)
      when entry.subject_name is null then '[]'
      else jsonb_build_array(entry.subject_name)
    end)::text,
    'UTF8'
  ))
$$;

create or replace function chain_audit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  last_id bigint;
  last_at timestamptz;
  last_hash bytea;
  last_part oid;
begin
  perform pg_advisory_xact_lock(7263550021);
  select id, at, hash, tableoid into last_id, last_at, last_hash, last_part from audit_entry order by id desc limit 1;
  if new.at < last_at and last_part <> tg_relid then
    raise exception 'No entry can be added to a month of the audit log that is over.';
  end if;
  if new.at > greatest(clock_timestamp(), last_at) + interval '1 second' then
    raise exception 'No entry of the audit log can be dated ahead.';
  end if;
  new.id := coalesce(last_id, 0) + 1;
  new.previous_hash := coalesce(last_hash, '\x');
  new.hash := audit_entry_hash(new);
  insert into audit_block as known (block, actor_name, action, subject, entries, first_at, last_at)
  values (new.id >> 14, new.actor_name, new.action, new.subject, 1, new.at, new.at)
  on conflict (block, actor_name, action, subject) do update set
    entries = known.entries + 1,
    first_at = least(known.first_at, new.at),
    last_at = greatest(known.last_at, new.at);
  return new;
end
$$;

create trigger audit_entry_chained before insert on audit_entry
for each row execute function chain_audit_entry();
create trigger audit_entry_kept before update or delete or truncate on audit_entry
for each statement execute function refuse_audit_change();

-- Numbers are unique in each part by its own key; over the parts, the chain sees to it.
create index audit_entry_subject on audit_entry (subject, subject_id, id);
create index audit_entry_actor on audit_entry (actor_id, id);
create index audit_entry_action on audit_entry (action, id);
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_remote on audit_entry (subject_name, id) where subject = 'remote';
create index audit_entry_actor_name on audit_entry (actor_name, id);
create index audit_entry_subject_name on audit_entry using gin (merchant_name_grams(lower(subject_name)));

-- The parts of a log that are bounded, each with the moment that it ends before.
create function log_months(log text) returns table (part text, until timestamptz)
language sql stable
as $$
  select relname::text, substring(pg_get_expr(relpartbound, oid) from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_class
  where oid in (select inhrelid from pg_inherits where inhparent = to_regclass('public.' || quote_ident(log)))
    and pg_get_expr(relpartbound, oid) <> 'DEFAULT'
$$;

-- Makes the log's table of before its first part, and one part for what would have none: no write fails for the lack of a month.
create function divide_log(log text) returns void
language plpgsql
as $$
declare
  bound text := (
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
    where conname = 'log_bound' and conrelid = format('log_month.%I', log || '_before')::regclass
  );
begin
  execute format('alter table %I attach partition log_month.%I for values from (minvalue) to (%L)', log, log || '_before', bound);
  execute format('alter table log_month.%I drop constraint log_bound', log || '_before');
  execute format('create table log_month.%I partition of %I (primary key (id)) default', log || '_rest', log);
  execute format('create trigger %I before update or delete or truncate on log_month.%I
    for each statement execute function refuse_audit_change()', log || '_kept', log || '_rest');
end
$$;
select divide_log('audit_entry');

-- Makes a log's next months, three ahead. What came before its month was there is moved into it.
create function make_log_months(log text) returns void
language plpgsql
as $$
declare
  rest text := format('log_month.%I', log || '_rest');
  starts timestamptz := (select max(until) from log_months(log));
  ends timestamptz;
  part text;
  has_rest boolean;
begin
  while starts < now() + interval '3 months' loop
    ends := (starts at time zone 'UTC' + interval '1 month') at time zone 'UTC';
    part := format('log_month.%I', log || to_char(starts at time zone 'UTC', '_YYYY_MM'));
    execute format('create table %s (like %I including defaults, primary key (id))', part, log);
    execute format('lock table %s in access exclusive mode', rest);
    execute format('select exists (select from %s where at >= %L and at < %L)', rest, starts, ends) into has_rest;
    if has_rest then
      execute format('alter table %s disable trigger user', rest);
      execute format('insert into %s select * from %s where at >= %L and at < %L', part, rest, starts, ends);
      execute format('delete from %s where at >= %L and at < %L', rest, starts, ends);
      execute format('alter table %s enable trigger user', rest);
    end if;
    execute format('create trigger %I before update or delete or truncate on %s
      for each statement execute function refuse_audit_change()', log || '_kept', part);
    execute format('alter table %I attach partition %s for values from (%L) to (%L)', log, part, starts, ends);
    starts := ends;
  end loop;
end
$$;
select make_log_months('audit_entry');
