-- Which releases the pages of a session have: told when a page begins, and once a minute while it is looked at.
create table session_release (
  token_hash bytea not null references session (token_hash) on delete cascade,
  remote text not null,
  release text not null,
  told_at timestamptz(3) not null default clock_timestamp(),
  primary key (token_hash, remote, release)
);
create index session_release_release on session_release (remote, release);
