-- What browsers say that the policy of the page refused, in each hour: for all server processes together. Anybody can tell what was
-- none, so it is worth no more than a look; what is lost with the server's crash begins anew, so none of it is written twice.
create unlogged table policy_violation (
  hour timestamptz not null,
  directive text not null,
  -- An origin or a word such as `inline`; with the page empty for what was too many kinds to tell apart.
  blocked text not null,
  page text not null,
  times integer not null,
  last_at timestamptz(3) not null,
  primary key (hour, directive, blocked, page)
);
