-- The log of key reads by months, as the audit log is. Calls that wait for their turn go first: they may have begun with the function
-- of before 0090, which knows the table of before alone.
select pg_advisory_xact_lock(7263550022);
drop function key_read_hash(key_read);
alter table key_read rename to key_read_before;
alter table key_read_before set schema log_month;

create table key_read (like log_month.key_read_before including defaults) partition by range (at);

create function key_read_hash(entry key_read) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject, entry.ids,
      entry.request_id, entry.keys_so_far
    )::text,
    'UTF8'
  ))
$$;

create trigger key_read_kept before update or delete or truncate on key_read
for each statement execute function refuse_audit_change();
create index key_read_actor on key_read (actor_id, id);
create index key_read_actor_at on key_read (actor_id, at, id);
select divide_log('key_read');
select make_log_months('key_read');
drop function divide_log(text);
