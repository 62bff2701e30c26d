-- The points at which a host shows additions of remotes, with the versions of each; null for hosts from before.
alter table host_release add column additions jsonb;
alter table host_offer add column additions jsonb;
