-- Whether users of the role need a second factor; after an upgrade no role requires one.
alter table role
  add column second_factor text not null default 'optional' check (second_factor in ('optional', 'required')),
  add column second_factor_grace_days integer not null default 7 check (second_factor_grace_days between 0 and 90),
  -- The time since which the role requires it: the days of grace begin then.
  add column second_factor_since timestamptz(3);

alter table app_user
  -- True while the user has a passkey or a confirmed one-time code; written together with them.
  add column has_factor boolean not null default false,
  -- Accounts of the demo data, of which no role requires a second factor.
  add column is_demo boolean not null default false,
  -- SHA-256 of a link that replaces the second factor at the next sign-in; nobody signs in without it while it is set.
  add column factor_link_hash bytea,
  add column factor_link_until timestamptz(3);

alter table session
  -- The last time that the user proved who they are, and how. Null for sessions of the release before.
  add column proved_at timestamptz(3),
  add column proved_by text;

create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  -- Base64url, as the browser sends it.
  credential_id text not null unique,
  public_key bytea not null,
  -- The signature counter of the authenticator; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index passkey_user_id on passkey (user_id);

create table one_time_code (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  secret_sealed text not null,
  -- The last accepted step of 30 seconds: no earlier one is accepted again.
  last_step bigint not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index one_time_code_user_id on one_time_code (user_id);

create table recovery_code (
  user_id bigint not null references app_user (id) on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, code_hash)
);

-- Sign-ins and enrolments between their two calls, each used once.
create table sign_in_challenge (
  -- SHA-256 of the text that the browser sends back.
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'passkey', 'enrol-passkey', 'enrol-code', 'proof')),
  -- Null before a sign-in by passkey, which names the user itself.
  user_id bigint references app_user (id) on delete cascade,
  payload jsonb not null,
  expires_at timestamptz(3) not null
);
create index sign_in_challenge_user_id on sign_in_challenge (user_id);
create index sign_in_challenge_expires_at on sign_in_challenge (expires_at);

-- The name that all passkeys of the installation belong to, stored with the first of them.
create table relying_party (
  is_only boolean primary key default true check (is_only),
  rp_id text not null,
  created_at timestamptz(3) not null default now()
);

-- Resets of a user's factors that wait for a second administrator.
create table factor_reset (
  user_id bigint primary key references app_user (id) on delete cascade,
  requested_by bigint not null references app_user (id) on delete cascade,
  requested_at timestamptz(3) not null default now()
);
create index factor_reset_requested_by on factor_reset (requested_by);
