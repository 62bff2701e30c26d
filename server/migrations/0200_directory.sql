-- The company's directory decides on roles and access: an OpenID Connect provider at each sign-in, or SCIM.
alter table app_user
  -- The directory that gave the role: `scim` or `oidc:<provider>`; null when a user or the operator did.
  add column role_given_by text,
  -- The directory that deactivated the account; only it activates the account again. Null when an administrator did.
  add column closed_by text;

alter table session
  -- The claim `sid` of the provider that authenticated the user; null when it sends none.
  add column provider_session text;
create index session_provider_session on session (provider, provider_session) where provider_session is not null;

-- Logout tokens of providers, so that each is accepted once, and the sessions that they end, so that a sign-in under way opens none.
create table provider_logout (
  provider text not null,
  -- SHA-256 of the claim `jti`.
  token_hash bytea not null,
  provider_session text,
  expires_at timestamptz not null,
  primary key (provider, token_hash)
);
create index provider_logout_session on provider_logout (provider, provider_session);
create index provider_logout_expires_at on provider_logout (expires_at);
