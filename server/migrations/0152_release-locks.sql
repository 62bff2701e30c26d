-- While a lock exists, no release can be promoted. The one for all remotes has the name `*`.
create table release_lock (
  remote text primary key check (remote = '*' or remote ~ '^mfe-[a-z0-9-]{1,40}$'),
  reason text not null,
  until timestamptz(3),
  locked_by text not null,
  locked_at timestamptz(3) not null default now()
);

-- Where a remote has owners, only they ship it; everybody with the permission may still roll it back or disable it.
create table remote_owner (
  remote text not null references remote_pointer (remote),
  user_id bigint not null references app_user (id) on delete cascade,
  primary key (remote, user_id)
);
create index remote_owner_user on remote_owner (user_id);
