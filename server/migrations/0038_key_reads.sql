-- Each answer that carried private keys: whose call it was, and of which rows. A log of its own, so that lists neither wait for
-- the writers of the audit log nor hold them up: docs/decisions/0044.
create table key_read (
  id bigint primary key,
  at timestamptz(3) not null,
  actor_id bigint not null,
  actor_name text not null,
  subject text not null,
  ids bigint[] not null,
  request_id text,
  -- How many keys this actor has read until here, these included: an hour's number is the difference of two rows.
  keys_so_far bigint not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index key_read_actor on key_read (actor_id, id);
create index key_read_actor_at on key_read (actor_id, at, id);

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

-- Writes a line for each read within its actor's budget for an hour and answers, in the order given, which these are. One writer at
-- a time: a process sends all reads that wait in one call, so that none of them waits for each of the others.
create function note_key_reads(reads jsonb, most_keys bigint) returns setof boolean
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
    entry.at := clock_timestamp();
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

-- Reading private keys is a right of its own. It stands in the tree of pages, where roles are granted things, and is no page.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden)
select parent.id, 900, 'keys', parent.full_path || '/keys', 'Right', added.name, added.titles::jsonb, 'key', true
from route_node parent
join (values
  ('/merchant', 'merchantKeys',
   '{"en": "Private keys of merchants", "zh": "商户私钥", "es": "Claves privadas de comercios", "ja": "加盟店の秘密鍵"}'),
  ('/channel', 'channelKeys',
   '{"en": "Private keys of channels", "zh": "渠道私钥", "es": "Claves privadas de canales", "ja": "チャネルの秘密鍵"}')
) added (path, name, titles) on added.path = parent.full_path;

-- Whoever saw them until now goes on seeing them.
insert into role_grant (role_key, path, action)
select held.role_key, node.full_path, 'view'
from role_grant held
join route_node node on node.component = 'Right' and node.full_path = replace(held.path, '/list', '/keys')
where held.action = 'view' and held.path in ('/merchant/list', '/channel/list');
