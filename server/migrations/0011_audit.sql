-- Who did what, and what changed from what to what. Entries are numbered without a gap and chained: each one's hash covers the
-- hash of the one before, so that a changed, removed or slipped-in entry shows.
create table audit_entry (
  id bigint primary key,
  at timestamptz(3) not null,
  -- As they were then: no reference, because the log outlives its users. Null for what nobody signed in did.
  actor_id bigint,
  actor_name text,
  subject text not null,
  subject_id bigint,
  action text not null,
  -- [{"field": …, "from": …, "to": …}]; a key stands there as its fingerprint only.
  changes jsonb not null default '[]',
  request_id text,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_entry_subject on audit_entry (subject, subject_id, id);
create index audit_entry_actor on audit_entry (actor_id, id);

create function audit_entry_hash(entry audit_entry) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject,
      entry.subject_id, entry.action, entry.changes, entry.request_id
    )::text,
    'UTF8'
  ))
$$;

-- One writer at a time from here to its commit: the next one must see this entry to chain its own to it. Entries are therefore
-- the last thing that a transaction writes.
create function chain_audit_entry() returns trigger
language plpgsql
as $$
declare
  last_entry audit_entry;
begin
  perform pg_advisory_xact_lock(7263550021);
  select * into last_entry from audit_entry order by id desc limit 1;
  new.id := coalesce(last_entry.id, 0) + 1;
  new.at := coalesce(new.at, clock_timestamp());
  new.previous_hash := coalesce(last_entry.hash, '\x');
  new.hash := audit_entry_hash(new);
  return new;
end
$$;

create trigger audit_entry_chained before insert on audit_entry
for each row execute function chain_audit_entry();

create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'The audit log takes inserts only.';
end
$$;

create trigger audit_entry_kept before update or delete or truncate on audit_entry
for each statement execute function refuse_audit_change();
