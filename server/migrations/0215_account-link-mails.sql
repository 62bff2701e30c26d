-- The number of times that a link was sent by email.
alter table account_link add column mails integer not null default 0;
