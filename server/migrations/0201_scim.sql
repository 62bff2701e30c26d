-- Users and groups as the company's directory announces them by SCIM.
create table scim_user (
  user_id bigint primary key references app_user (id) on delete cascade,
  -- As the directory writes it, such as an address; the username here may be a part of it.
  user_name text not null,
  external_id text,
  display_name text,
  -- The directory's word; app_user.status is what counts.
  is_active boolean not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Set when the directory has deleted the user, whose account is kept, inactive.
  deleted_at timestamptz(3)
);
create unique index scim_user_user_name_key on scim_user (lower(user_name));

create table scim_group (
  id bigint generated always as identity primary key,
  display_name text not null,
  external_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index scim_group_display_name_key on scim_group (lower(display_name));

create table scim_member (
  group_id bigint not null references scim_group (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  primary key (group_id, user_id)
);
create index scim_member_user_id on scim_member (user_id);
