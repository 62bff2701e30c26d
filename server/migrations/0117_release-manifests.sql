-- What the host reads of a release's manifest, so that the first page needs no request for it. Releases published earlier have no
-- row until they are made live again; their manifest is then read from the gateway.
create table release_manifest (
  remote text not null,
  release text not null,
  content jsonb not null,
  primary key (remote, release),
  foreign key (remote, release) references release (remote, release) on delete cascade
);
