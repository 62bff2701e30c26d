-- Rows that one user changes together: docs/decisions/0062. A selection is stored when its preview is asked for, so that what runs is
-- what was seen.
create table bulk_job (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  subject text collate "C" not null check (subject in ('merchant', 'channel')),
  -- Null for an undo, whose rows have their targets.
  command jsonb,
  -- Once.
  undo_of bigint unique references bulk_job (id) on delete cascade,
  takes_last_active boolean not null default false,
  state text collate "C" not null check (state in ('previewed', 'running', 'done', 'cancelled')),
  -- Names the call that began it, for the audit log.
  request_id text,
  created_at timestamptz(3) not null default now(),
  -- Whose turn was longest ago is next.
  worked_at timestamptz(3) not null default now(),
  -- When a page of the user asked last.
  watched_at timestamptz(3),
  -- The user has seen how it ended.
  closed_at timestamptz(3)
);
create unique index bulk_job_running on bulk_job (user_id) where state = 'running';
create index bulk_job_user on bulk_job (user_id, subject, id);

create table bulk_row (
  job_id bigint not null references bulk_job (id) on delete cascade,
  row_id bigint not null,
  name text not null,
  -- As it was seen.
  version timestamptz(3) not null,
  -- Of an undo: the fields as they were.
  target jsonb,
  -- Null: not tried yet. Written in the transaction of the row's change.
  outcome text collate "C",
  before jsonb,
  after jsonb,
  version_after timestamptz(3),
  primary key (job_id, row_id)
);
create index bulk_row_untried on bulk_row (job_id, row_id) where outcome is null;
