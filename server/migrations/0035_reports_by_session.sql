-- How pages of remotes arrived: one row for each page of a release in a session, however often it is reported. Kept for seven days,
-- also when the session is over. The release before writes and reads `remote_load`, which stays for it.
create table remote_arrival (
  token_hash bytea not null,
  remote text not null,
  release text not null,
  page text not null,
  user_id bigint not null,
  loads integer not null default 0,
  failures integer not null default 0,
  -- Of the last load that came all the way.
  ms integer,
  -- Of the last failure.
  failed_phase text,
  error text,
  failed_at timestamptz(3),
  at timestamptz(3) not null default now(),
  primary key (token_hash, remote, release, page)
);
create index remote_arrival_release on remote_arrival (remote, release, at);
create index remote_arrival_at on remote_arrival (at);

-- Since when the server itself gives it to this session; null where only the session says that it has it.
alter table session_release add column given_at timestamptz(3);

-- Releases that were taken back because of what browsers reported: that is done once. Who promotes one again has decided.
create table release_taken_back (
  remote text not null,
  release text not null,
  at timestamptz(3) not null default now(),
  primary key (remote, release),
  foreign key (remote, release) references release (remote, release)
);
