-- The zone that a user wants to see times in, by its name in the IANA database; null for that of each browser.
alter table app_user add column time_zone text collate "C";
