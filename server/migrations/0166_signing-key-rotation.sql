-- The time from which a key signs. It is published before, so that backends know it by then.
alter table signing_key add column used_from timestamptz not null default now();
