-- Releases that nobody can get and no session has, since when, and from when on their files are gone. The release's own row stays:
-- its name never stands for other content.
create table release_unused (
  remote text not null,
  release text not null,
  since timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  primary key (remote, release),
  foreign key (remote, release) references release (remote, release)
);
create index release_unused_since on release_unused (since) where removed_at is null;
