-- The last call of the session, to a minute: it ends some time after that, and at expires_at whatever happens.
alter table session add column active_at timestamptz not null default now();
-- The provider that vouched for the user; null after a sign-in by password.
alter table session add column provider text;

-- Set for a password that somebody else has chosen or seen.
alter table app_user add column must_change_password boolean not null default false;
