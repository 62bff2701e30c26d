-- The paths of a host's scripts, by which reports of its problems are checked. Empty for hosts of the release before.
alter table host_release add column scripts text[] not null default '{}';
