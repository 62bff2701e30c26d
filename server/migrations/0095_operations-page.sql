-- What each API process tells of itself, as the page of operations shows it, whichever process answers.
create table api_process (
  id uuid primary key,
  host text not null,
  release text,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  memory_bytes bigint not null,
  -- [{name, isUsed, lagSeconds}]
  replicas jsonb not null
);

-- What it has counted, in each minute of the last hour.
create table api_minute (
  process_id uuid references api_process on delete cascade,
  minute timestamptz not null,
  answered integer not null,
  failed integer not null,
  refused integer not null,
  refused_passwords integer not null,
  unreadable_keys integer not null,
  full_answers integer not null,
  primary key (process_id, minute)
);
create index api_minute_minute on api_minute (minute);

-- When backup files were made; the owner's command writes it. Where they lie now, nobody here knows.
create table backup_made (
  ended_at timestamptz primary key default now()
);

-- Beside the audit log, and as that granted to nobody but who holds everything.
insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, section)
select id, 40, 'operations', '/user/operations', 'mfe-users-roles/Operations', 'operationsStatus',
  '{"en": "Operations status", "zh": "运维状态", "es": "Estado de operaciones", "ja": "運用状況"}', 'pulse', 'operations'
from route_node where full_path = '/user';
