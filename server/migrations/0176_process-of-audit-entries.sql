-- The process that wrote an entry: host name, id of its start and release, separated by blanks. Null for entries of the database itself, of
-- earlier releases, and of those that still run.
alter table audit_entry add column process text;
-- The form in which an entry is hashed: null for entries from before this migration.
alter table audit_entry add column hash_version smallint;

-- The text that is hashed after the hash of the entry before: a list, of 12 values in version 2; a later version appends values. Without a
-- version it is shorter, without name and reason shorter still, so that the hashes of the first releases still hold. With a reason, the
-- name comes before it also where the name is null: no text can be moved from one to the other.
create function audit_entry_text(entry audit_entry) returns text
language sql stable
as $$
  select (
    jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    ) || case
      when entry.hash_version = 2 then jsonb_build_array(entry.subject_name, entry.reason, entry.process)
      when entry.hash_version is not null then null
      when entry.reason is not null then jsonb_build_array(entry.subject_name, entry.reason)
      when entry.subject_name is null then '[]'
      else jsonb_build_array(entry.subject_name)
    end
  )::text
$$;

-- Null for an unknown version, so that no hash fits.
create or replace function audit_entry_hash(entry audit_entry) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(audit_entry_text(entry), 'UTF8'))
$$;

-- As before, and sets the version.
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
  new.hash_version := 2;
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
