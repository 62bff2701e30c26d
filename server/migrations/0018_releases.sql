-- Releases of remotes never change: another content is another release. Which of them is live is the pointer's matter.
create table release (
  remote text not null check (remote ~ '^mfe-[a-z0-9-]{1,40}$'),
  release text not null check (release ~ '^[A-Za-z0-9._-]{1,64}$'),
  -- Hash of the manifest, which holds the hashes of the other files; null where only the name is known.
  manifest text,
  -- What the manifest says: host API, modules, views, routes, message namespaces, permissions, hashes of the files.
  facts jsonb,
  published_at timestamptz(3) not null default now(),
  published_by text not null,
  primary key (remote, release)
);
create index release_published_at on release (remote, published_at);

create function refuse_release_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'A release can not be changed: publish another one.';
end
$$;
create trigger release_kept before update or delete or truncate on release
for each statement execute function refuse_release_change();

-- One row a remote, changed only by who has seen its present generation.
create table remote_pointer (
  remote text primary key,
  live text,
  previous text,
  canary text,
  canary_rule jsonb,
  live_since timestamptz(3),
  canary_since timestamptz(3),
  disabled_reason text,
  disabled_until timestamptz(3),
  -- The release that was taken back by itself.
  taken_back text,
  generation bigint not null default 0,
  changed_at timestamptz(3) not null default now(),
  foreign key (remote, live) references release (remote, release),
  foreign key (remote, previous) references release (remote, release),
  foreign key (remote, canary) references release (remote, release),
  check ((canary is null) = (canary_rule is null)),
  check (disabled_until is null or disabled_reason is not null)
);

insert into release (remote, release, published_at, published_by)
select name, release, updated_at, 'an earlier version' from remote_release;
insert into remote_pointer (remote, live, live_since, disabled_reason, generation)
select name, release, updated_at, case status when 'disabled' then 'Disabled before.' end, 1 from remote_release;
drop table remote_release;

-- Of 256 random bits each, so that a plain hash gives nothing away.
create table deploy_key (
  id bigint generated always as identity primary key,
  remote text not null,
  label text not null,
  key_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index deploy_key_remote on deploy_key (remote, id);

-- How pages of remotes arrived in browsers; kept for seven days.
create table remote_load (
  id bigint generated always as identity primary key,
  remote text not null,
  release text not null,
  user_id bigint not null,
  phase text not null,
  ms integer not null,
  is_failure boolean not null,
  error text,
  at timestamptz(3) not null default now()
);
create index remote_load_release on remote_load (remote, release, at);
create index remote_load_at on remote_load (at);

-- What the host that is served gives to remotes: versions by request text.
create table host_offer (
  is_only boolean primary key default true check (is_only),
  modules jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create index audit_entry_remote on audit_entry (subject_name, id) where subject = 'remote';

-- Granted to nobody but who holds everything: who promotes a release decides what runs in every browser.
insert into route_node (position, path, full_path, component, name, titles, icon) values
  (80, '/operations', '/operations', 'Layout', 'operations',
   '{"en": "Operations", "zh": "运维管理", "es": "Operaciones", "ja": "運用"}', 'board');

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon)
select id, 10, 'remotes', '/operations/remotes', 'host/Remotes', 'remotes',
       '{"en": "Remotes", "zh": "远程模块", "es": "Módulos remotos", "ja": "リモート"}'::jsonb, 'board'
from route_node where full_path = '/operations';
