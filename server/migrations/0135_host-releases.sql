-- What each release of the host provides to remotes. Its release and pointer are those of a remote called mfe-host, whose name the
-- release before accepts.
create table host_release (
  remote text not null default 'mfe-host' check (remote = 'mfe-host'),
  release text primary key,
  modules jsonb not null,
  -- The exported names by module.
  exports jsonb not null,
  foreign key (remote, release) references release (remote, release) on delete cascade
);
