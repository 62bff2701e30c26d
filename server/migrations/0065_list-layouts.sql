-- The columns of a list as a user has put them; the client says which lists and columns there are.
create table list_layout (
  user_id bigint not null references app_user (id) on delete cascade,
  list text not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'array' and pg_column_size(columns) <= 16384),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, list)
);
