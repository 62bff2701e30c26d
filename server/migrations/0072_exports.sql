-- Files that are prepared in the background: docs/decisions/0067.
create table export_job (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  -- The list that it is of.
  kind text collate "C" not null,
  file_name text not null,
  filter jsonb not null,
  time_zone text not null,
  state text collate "C" not null default 'waiting'
    check (state in ('waiting', 'running', 'ready', 'cancelled', 'forbidden', 'failed')),
  attempts integer not null default 0,
  -- Of the snapshot: its moment, and how many rows match in it. Null until it is begun.
  as_of timestamptz(3),
  total bigint,
  done bigint not null default 0,
  -- Of the file that is whole.
  parts integer,
  bytes bigint,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create index export_job_user on export_job (user_id, id);
create index export_job_open on export_job (id) where state in ('waiting', 'running');
create index export_job_ended on export_job (ended_at);

-- The file, compressed, then encrypted part by part.
create table export_part (
  job_id bigint not null references export_job (id) on delete cascade,
  number integer not null,
  sealed bytea not null,
  primary key (job_id, number)
);
-- What is encrypted can't be compressed.
alter table export_part alter column sealed set storage external;
