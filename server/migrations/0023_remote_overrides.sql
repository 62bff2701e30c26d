-- What is in the modules that the host gives, by module; null where only their versions are known.
alter table host_offer add column exports jsonb;

-- Remotes that one session takes from elsewhere for a while. A row outlives its session until its end is written down.
create table remote_override (
  token_hash bytea not null,
  remote text not null references remote_pointer (remote),
  username text not null,
  release text,
  origin text,
  ends_at timestamptz(3) not null,
  primary key (token_hash, remote),
  foreign key (remote, release) references release (remote, release),
  check ((release is null) <> (origin is null))
);
create index remote_override_ends_at on remote_override (ends_at);
