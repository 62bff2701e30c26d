-- How many calls there were under a name since its time began: for all server processes together. What is lost with the server's
-- crash begins anew, so none of it is written twice.
create unlogged table call_budget (
  -- What is counted, and whose calls.
  counter text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_budget_ends_at on call_budget (ends_at);
