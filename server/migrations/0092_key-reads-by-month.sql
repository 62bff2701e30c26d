-- The log of key reads by months, as the audit log is.
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

-- As before, and no line is dated before the one before it.
create or replace function note_key_reads(reads jsonb, most_keys bigint) returns setof boolean
language plpgsql
as $$
declare
  one jsonb;
  last_read key_read;
  so_far bigint;
  hour_ago bigint;
  entry key_read;
begin
  perform pg_advisory_xact_lock(7263550022);
  select * into last_read from key_read order by id desc limit 1;
  for one in select value from jsonb_array_elements(reads) with ordinality listed (value, place) order by place loop
    entry.actor_id := (one ->> 'actorId')::bigint;
    entry.ids := array(select jsonb_array_elements_text(one -> 'ids')::bigint);
    select keys_so_far into so_far from key_read where actor_id = entry.actor_id order by id desc limit 1;
    select keys_so_far into hour_ago from key_read
      where actor_id = entry.actor_id and at <= now() - interval '1 hour' order by at desc, id desc limit 1;
    entry.keys_so_far := coalesce(so_far, 0) + (one ->> 'keys')::bigint;
    if entry.keys_so_far - coalesce(hour_ago, 0) > most_keys then
      return next false;
      continue;
    end if;
    entry.id := coalesce(last_read.id, 0) + 1;
    entry.at := greatest(clock_timestamp(), last_read.at);
    entry.actor_name := one ->> 'actorName';
    entry.subject := one ->> 'subject';
    entry.request_id := one ->> 'requestId';
    entry.previous_hash := coalesce(last_read.hash, '\x');
    entry.hash := key_read_hash(entry);
    insert into key_read select entry.*;
    last_read := entry;
    return next true;
  end loop;
end
$$;

create trigger key_read_kept before update or delete or truncate on key_read
for each statement execute function refuse_audit_change();
create index key_read_actor on key_read (actor_id, id);
create index key_read_actor_at on key_read (actor_id, at, id);
select divide_log('key_read');
select make_log_months('key_read');
drop function divide_log(text);
