-- Errors that browsers have reported, one row for each kind of a release. Texts are words of the release's own scripts, numbers are
-- positions in them. Kept for seven days after the last report.
create table problem (
  id bigint generated always as identity primary key,
  remote text not null,
  release text not null,
  -- Hash of kind, class, topmost frames and route; zero for the sum of further problems.
  fingerprint bytea not null,
  -- Hash without positions, by which problems of two releases are compared.
  likeness bytea not null,
  kind text not null,
  route text not null,
  name text not null,
  message text,
  frames jsonb not null,
  request_ids text[] not null default '{}',
  times integer not null,
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  unique (remote, release, fingerprint)
);
create index problem_last on problem (last_at desc, id desc);
create index problem_likeness on problem (remote, likeness, first_at);

-- The users who met a problem.
create table problem_hit (
  problem_id bigint not null references problem on delete cascade,
  user_id bigint not null,
  times integer not null,
  -- Set where it is a failure of the release that the server had given to the session.
  failed_at timestamptz(3),
  primary key (problem_id, user_id)
);
create index problem_hit_user on problem_hit (user_id, problem_id);

-- The worst value of each page of a release in a session, kept for seven days.
create table page_vital (
  token_hash bytea not null,
  remote text not null,
  release text not null,
  route text not null,
  name text not null,
  value real not null,
  at timestamptz(3) not null default now(),
  primary key (token_hash, remote, release, route, name)
);
create index page_vital_release on page_vital (remote, release);
create index page_vital_at on page_vital (at);
