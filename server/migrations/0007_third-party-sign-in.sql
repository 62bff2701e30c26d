-- Who a provider's account is here. The subject is the provider's own, which it never gives to anybody else.
create table user_identity (
  issuer text not null,
  subject text not null,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);

create index user_identity_user_id_idx on user_identity (user_id);

-- A sign-in that is under way at a provider: used once, gone after some minutes.
create table oidc_attempt (
  -- SHA-256 of the secret that the page which began it holds.
  attempt_hash bytea primary key,
  provider text not null,
  redirect_uri text not null,
  -- State, nonce and PKCE verifier, encrypted.
  checks text not null,
  expires_at timestamptz not null
);

create index oidc_attempt_expires_at_idx on oidc_attempt (expires_at);
