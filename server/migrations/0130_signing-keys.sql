-- The keys by which the API names users to the backends of remotes: the public half as a JWK, the private half sealed.
create table signing_key (
  id integer primary key,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null default now()
);
