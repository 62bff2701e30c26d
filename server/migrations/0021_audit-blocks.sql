-- How many entries of each kind every 16,384 numbers of the log have, and from when to when: totals and pages of a long log
-- without reading it. Entries are never changed, so neither is a block that is full.
create table audit_block (
  block bigint not null,
  actor_name text,
  action text not null,
  subject text not null,
  entries integer not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  unique nulls not distinct (block, actor_name, action, subject)
);

insert into audit_block
select id >> 14, actor_name, action, subject, count(*), min(at), max(at)
from audit_entry group by 1, 2, 3, 4;

create index audit_entry_actor_name on audit_entry (actor_name, id);
create index audit_entry_subject_name on audit_entry using gin (merchant_name_grams(lower(subject_name)));

create or replace function chain_audit_entry() returns trigger
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
  insert into audit_block as known (block, actor_name, action, subject, entries, first_at, last_at)
  values (new.id >> 14, new.actor_name, new.action, new.subject, 1, new.at, new.at)
  on conflict (block, actor_name, action, subject) do update set
    entries = known.entries + 1,
    first_at = least(known.first_at, new.at),
    last_at = greatest(known.last_at, new.at);
  return new;
end
$$;
