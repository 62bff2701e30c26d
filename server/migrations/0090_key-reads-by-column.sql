-- As before, but without variables of the table's own type: a call that is under way when another table takes its place goes on there.
-- And no line is dated before the one before it, also where the clock is set back.
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
      last_id, last_at, reader, one ->> 'actorName', one ->> 'subject', rows_read, one ->> 'requestId', so_far, previous, ''
    )::key_read);
    insert into key_read (id, at, actor_id, actor_name, subject, ids, request_id, keys_so_far, previous_hash, hash)
    values (last_id, last_at, reader, one ->> 'actorName', one ->> 'subject', rows_read, one ->> 'requestId', so_far, previous, last_hash);
    return next true;
  end loop;
end
$$;
