create table remote_release (
  name text primary key check (name ~ '^mfe-[a-z0-9-]{1,40}$'),
  release text not null check (release ~ '^[A-Za-z0-9._-]{1,64}$'),
  status text not null default 'live' check (status in ('live', 'disabled')),
  updated_at timestamptz(3) not null default now()
);
