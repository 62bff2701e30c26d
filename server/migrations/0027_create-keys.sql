-- Answers a repeated create with the first one's row: one table for all areas in place of one for each. Not a reference: that a
-- row was deleted since must be told.
create table create_key (
  area text not null,
  caller text not null,
  key text not null,
  request_hash bytea not null,
  row_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (area, caller, key)
);
create index create_key_created_at on create_key (created_at);

-- The release before still reads and writes the five tables of before. Until a later migration drops them, each key stands in
-- both, whichever release takes it. A key is taken before its row is written, so nothing may refer to the row.
alter table merchant_create_key drop constraint merchant_create_key_merchant_id_fkey;
alter table user_create_key drop constraint user_create_key_user_id_fkey;

create function copy_create_key_of_area() returns trigger
language plpgsql
as $$
begin
  insert into create_key (area, caller, key, request_hash, row_id, created_at)
  values (tg_argv[0], new.caller, new.key, new.request_hash, (to_jsonb(new) ->> (tg_argv[0] || '_id'))::bigint, new.created_at)
  on conflict (area, caller, key) do update
  set request_hash = excluded.request_hash, row_id = excluded.row_id, created_at = excluded.created_at;
  return null;
end
$$;

create function copy_create_key() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    execute format('delete from %I where caller = $1 and key = $2', old.area || '_create_key') using old.caller, old.key;
  else
    execute format(
      'insert into %I (caller, key, request_hash, %I, created_at) values ($1, $2, $3, $4, $5)
       on conflict (caller, key) do update
       set request_hash = excluded.request_hash, %2$I = excluded.%2$I, created_at = excluded.created_at',
      new.area || '_create_key', new.area || '_id'
    ) using new.caller, new.key, new.request_hash, new.row_id, new.created_at;
  end if;
  return null;
end
$$;

do $$
declare
  area text;
begin
  foreach area in array array['merchant', 'channel', 'user', 'role', 'article'] loop
    execute format(
      'create trigger %1$s_create_key_copied after insert or update on %1$s_create_key
       for each row when (pg_trigger_depth() = 0) execute function copy_create_key_of_area(%1$L)',
      area
    );
    execute format(
      'insert into create_key (area, caller, key, request_hash, row_id, created_at)
       select %1$L, caller, key, request_hash, %1$s_id, created_at from %1$s_create_key where %1$s_id is not null',
      area
    );
  end loop;
end
$$;

create trigger create_key_copied after insert or update or delete on create_key
for each row when (pg_trigger_depth() = 0) execute function copy_create_key();
