-- Signed heads of the audit log: each names the newest entry with its hash, and is delivered to places outside of this database. The rows
-- here are what the places still need; the places themselves are the proof.
create table audit_head (
  sequence bigint primary key,
  at timestamptz(3) not null default now(),
  -- The line as it is delivered: JSON with a signature.
  line text not null
);

-- Places of AUDIT_HEADS, by their address without credentials.
create table audit_head_place (
  name text primary key,
  -- The last delivered head, with its time.
  sequence bigint not null default 0,
  delivered_at timestamptz(3),
  added_at timestamptz(3) not null default now(),
  -- The last time at which a process had the place in its settings.
  wanted_at timestamptz(3) not null default now(),
  -- One process delivers at a time; a process that died loses the place at this time.
  taken_until timestamptz not null default '-infinity',
  -- The reason why the last delivery failed; null after a successful one.
  problem text
);
