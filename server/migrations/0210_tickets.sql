-- The ticket that asks for a change, as its author gave it.
alter table audit_entry add column ticket text;

-- Version 3 is version 2 with the ticket as its 13th value. An entry without a ticket keeps version 2, so that its text is the same as in
-- earlier releases. A ticket that was added to an entry later is in its text, too, whatever the version: the hash does not fit any more.
create or replace function audit_entry_text(entry audit_entry) returns text
language sql stable
as $$
  select (
    jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    ) || case
      when entry.hash_version not in (2, 3) then null
      when entry.hash_version = 3 or entry.ticket is not null
        then jsonb_build_array(entry.subject_name, entry.reason, entry.process, entry.ticket)
      when entry.hash_version = 2 then jsonb_build_array(entry.subject_name, entry.reason, entry.process)
      when entry.reason is not null then jsonb_build_array(entry.subject_name, entry.reason)
      when entry.subject_name is null then '[]'
      else jsonb_build_array(entry.subject_name)
    end
  )::text
$$;

-- As before, and sets the version by the ticket.
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
  new.hash_version := case when new.ticket is null then 2 else 3 end;
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

-- A call that waits for approval, and a bulk edit, carry theirs into the entries.
alter table approval_request add column ticket text;
alter table bulk_job add column reason text;
alter table bulk_job add column ticket text;
