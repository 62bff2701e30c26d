-- Where each user has signed in, so that a new place is told to them wherever they are signed in already. A browser is known by the
-- SHA-256 of its secret; a sign-in that tells none, by that of its address and of what it calls itself.
create table user_device (
  -- The order in which they came.
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  device_hash bytea not null,
  address text,
  user_agent text,
  first_at timestamptz(3) not null default now(),
  used_at timestamptz(3) not null default now(),
  -- Up to which device the user has been told, here.
  told_id bigint not null default 0,
  unique (user_id, device_hash)
);
create index user_device_used_at on user_device (used_at);

-- Those of before are nobody's news.
insert into user_device (user_id, device_hash, first_at, used_at)
select user_id, device_hash, used_at, used_at from known_device order by used_at;
update user_device set told_id = (select max(id) from user_device);

-- Null in sessions of before.
alter table session add column device_id bigint references user_device (id) on delete set null;
create index session_device_id on session (device_id);
