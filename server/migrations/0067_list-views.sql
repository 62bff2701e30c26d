-- What a list shows, under a name: docs/decisions/0064.
create table list_view (
  id bigint generated always as identity primary key,
  owner_id bigint not null references app_user (id) on delete cascade,
  -- The list as the contract names it.
  list text collate "C" not null,
  name text not null,
  -- Values of the list's address by its fields.
  query jsonb not null,
  -- Its columns; null for those of whoever looks.
  columns jsonb,
  -- Whose users see it too.
  shared_with_role text references role (key) on delete set null,
  updated_at timestamptz(3) not null default now()
);
create unique index list_view_name on list_view (owner_id, list, lower(name));
create index list_view_shared on list_view (shared_with_role, list) where shared_with_role is not null;

-- What somebody's list begins with: a view of their own, or one that they were shown.
create table list_view_start (
  user_id bigint not null references app_user (id) on delete cascade,
  list text collate "C" not null,
  view_id bigint not null references list_view (id) on delete cascade,
  primary key (user_id, list)
);
create index list_view_start_view on list_view_start (view_id);
