-- The tasks of a first visit that a user has done, and whether their card is closed. null: none, and shown.
alter table app_user add column start_here jsonb;
