-- Marks of private keys, by which users recognise a key that lists do not carry (docs/decisions/0044). They are written with the key, so that a
-- list need not read it. The tail is the last four characters of its text; empty where the text is too short to show a part of it.

-- A table of its own, as merchant_finding is: the rows of earlier merchants, and of those that an earlier release writes, come later.
create table merchant_key_mark (
  merchant_id bigint primary key references merchant on delete cascade,
  -- SubjectPublicKeyInfo in base64, and its SHA-256.
  public_key text not null,
  fingerprint bytea not null,
  tail text not null
);

-- The tails belong to the keys of tails_at, which is the channel's keys_changed_at: an earlier release changes a key without its tail.
alter table channel_detail
  add column up_private_tail text,
  add column down_private_tail text,
  add column tails_at timestamptz(3);

insert into catch_up (task, until) values ('marks of merchants'' keys', null), ('tails of channels'' keys', null);

-- A key that a user has revealed has the reason, and for a channel the field. Null for lists.
alter table key_read add column reason text, add column field text;

-- As before, and for a revealed key a longer list, so that the hashes of earlier lines still hold.
create or replace function key_read_hash(entry key_read) returns bytea
language sql stable
as $$
  select sha256(entry.previous_hash || convert_to(
    (jsonb_build_array(
      entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_name, entry.subject, entry.ids,
      entry.request_id, entry.keys_so_far
    ) || case when entry.reason is null and entry.field is null then '[]' else jsonb_build_array(entry.reason, entry.field) end)::text,
    'UTF8'
  ))
$$;

-- As before, with reason and field.
create or replace function note_key_reads(reads jsonb, most_keys bigint) returns setof boolean
language plpgsql
as $$
declare
  one jsonb;
  last_id bigint;
  last_at timestamptz(3);
  last_hash bytea;
  previous bytea;
  reader bigint;
  rows_read bigint[];
  so_far bigint;
  hour_ago bigint;
begin
  perform pg_advisory_xact_lock(7263550022);
  select id, at, hash into last_id, last_at, last_hash from key_read order by id desc limit 1;
  for one in select value from jsonb_array_elements(reads) with ordinality listed (value, place) order by place loop
    reader := (one ->> 'actorId')::bigint;
    rows_read := array(select jsonb_array_elements_text(one -> 'ids')::bigint);
    select keys_so_far into so_far from key_read where actor_id = reader order by id desc limit 1;
    select keys_so_far into hour_ago from key_read
      where actor_id = reader and at <= now() - interval '1 hour' order by at desc, id desc limit 1;
    so_far := coalesce(so_far, 0) + (one ->> 'keys')::bigint;
    if so_far - coalesce(hour_ago, 0) > most_keys then
      return next false;
      continue;
    end if;
    last_id := coalesce(last_id, 0) + 1;
    last_at := greatest(clock_timestamp(), last_at);
    previous := coalesce(last_hash, '\x');
    last_hash := key_read_hash(row(
      last_id, last_at, reader, one ->> 'actorName', one ->> 'subject', rows_read, one ->> 'requestId', so_far, previous, '',
      one ->> 'reason', one ->> 'field'
    )::key_read);
    insert into key_read (id, at, actor_id, actor_name, subject, ids, request_id, keys_so_far, previous_hash, hash, reason, field)
    values (last_id, last_at, reader, one ->> 'actorName', one ->> 'subject', rows_read, one ->> 'requestId', so_far, previous, last_hash,
      one ->> 'reason', one ->> 'field');
    return next true;
  end loop;
end
$$;
