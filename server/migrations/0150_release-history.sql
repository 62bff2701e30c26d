-- The releases that were live before `previous`, newest first, so that several rollbacks in a row are possible.
alter table remote_pointer add earlier text[] not null default '{}';
