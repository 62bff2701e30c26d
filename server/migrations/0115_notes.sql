-- Notes of users on a merchant or a channel; they are deleted with it.
create table note (
  id bigint generated always as identity primary key,
  merchant_id bigint references merchant on delete cascade,
  channel_id bigint references channel on delete cascade,
  author_id bigint not null references app_user (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  -- What the text is found by: words and pairs of Chinese characters, as the server writes them.
  words tsvector not null,
  -- The users whom the text has notified or, for its author, names.
  mentioned bigint[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  -- A deleted note can be restored for a day.
  deleted_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  check (num_nonnulls(merchant_id, channel_id) = 1)
);
create index note_merchant on note (merchant_id, id desc) where merchant_id is not null;
create index note_channel on note (channel_id, id desc) where channel_id is not null;
create index note_author on note (author_id);
create index note_deleted on note (deleted_at) where deleted_at is not null;
create index note_words on note using gin (words) with (fastupdate = off);
