-- The last entry of the audit log, so that the next one is chained to it without looking through the months: docs/decisions/0080. Written by
-- the log's trigger alone: the API's role knows nothing of this schema. Its number is the key, and looked for from the top: where a backup
-- still sees former heads, they are behind the one that counts.
create table log_month.audit_entry_head (
  id bigint primary key,
  at timestamptz(3) not null,
  hash bytea not null,
  part name not null
);

-- Whoever adds an entry holds the table: nobody goes on with the functions of before, which keep no head.
lock table only audit_entry in share row exclusive mode;

-- Finds the head in the log itself: for now, where it is missing, and for whoever fills the log past its trigger, as a restore does.
create function find_audit_head() returns void
language sql
as $$
  delete from log_month.audit_entry_head;
  insert into log_month.audit_entry_head
  select id, at, hash, (select relname from pg_class where oid = last.tableoid)
  from (select id, at, hash, tableoid from audit_entry order by id desc limit 1) last;
$$;
revoke execute on function find_audit_head() from public;
select find_audit_head();

-- As 0092 has them, but for the head.
create or replace function next_audit_moment() returns timestamptz
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  perform pg_advisory_xact_lock(7263550021);
  return greatest(clock_timestamp(), (select at from log_month.audit_entry_head order by id desc limit 1));
end
$$;

create or replace function chain_audit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  last_id bigint;
  last_at timestamptz;
  last_hash bytea;
  last_part name;
begin
  perform pg_advisory_xact_lock(7263550021);
  select id, at, hash, part into last_id, last_at, last_hash, last_part from log_month.audit_entry_head order by id desc limit 1;
  if last_id is null then
    perform find_audit_head();
    select id, at, hash, part into last_id, last_at, last_hash, last_part from log_month.audit_entry_head;
  end if;
  if new.at < last_at and last_part <> tg_table_name then
    raise exception 'No entry can be added to a month of the audit log that is over.';
  end if;
  if new.at > greatest(clock_timestamp(), last_at) + interval '1 second' then
    raise exception 'No entry of the audit log can be dated ahead.';
  end if;
  new.id := coalesce(last_id, 0) + 1;
  new.previous_hash := coalesce(last_hash, '\x');
  new.hash := audit_entry_hash(new);
  if last_id is null then
    insert into log_month.audit_entry_head values (new.id, new.at, new.hash, tg_table_name);
  else
    update log_month.audit_entry_head set id = new.id, at = new.at, hash = new.hash, part = tg_table_name where id = last_id;
  end if;
  insert into audit_block as known (block, actor_name, action, subject, entries, first_at, last_at)
  values (new.id >> 14, new.actor_name, new.action, new.subject, 1, new.at, new.at)
  on conflict (block, actor_name, action, subject) do update set
    entries = known.entries + 1,
    first_at = least(known.first_at, new.at),
    last_at = greatest(known.last_at, new.at);
  return new;
end
$$;
