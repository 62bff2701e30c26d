-- Keys that encrypt secrets, each for at most 1,000 of them. They are wrapped by a root key, which is not in the database.
create table data_key (
  -- Random: no restored or lost row ever gives its id to another key.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  wrapped bytea not null,
  -- Identifies the root key without revealing it.
  root_id text not null,
  created_at timestamptz(3) not null default now(),
  wrapped_at timestamptz(3) not null default now()
);
create index data_key_root_id on data_key (root_id, id);
