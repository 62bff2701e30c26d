create table role (
  key text primary key check (key ~ '^[a-z][a-z0-9_-]{0,31}$'),
  name text not null,
  description text not null default '',
  -- Every screen that there is and will be; such a role can't lose one.
  holds_everything boolean not null default false
);

create table app_user (
  id bigint generated always as identity primary key,
  username text not null check (char_length(username) between 4 and 16),
  password_hash text not null,
  role_key text not null references role (key) on update cascade,
  avatar text not null default '/avatar.png',
  introduction text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive', 'deleted')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create unique index app_user_username_key on app_user (lower(username));
create index app_user_role_key_idx on app_user (role_key);

create table session (
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index session_user_id_idx on session (user_id);
create index session_expires_at_idx on session (expires_at);
