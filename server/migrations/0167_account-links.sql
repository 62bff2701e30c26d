-- One-time links with which users choose their own password; a user has at most one.
create table account_link (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references app_user on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  token_hash bytea not null unique,
  -- Null for the operator at the command line.
  created_by bigint references app_user on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- True when the link opens only with the code that a second user receives by confirming it.
  needs_code boolean not null,
  code_hash bytea,
  confirmed_by bigint references app_user on delete set null,
  wrong_codes integer not null default 0
);
