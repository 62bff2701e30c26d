-- What restores for practice have shown. The owner's commands write it, the API reads it for its metrics.
create table recovery_drill (
  id bigint generated always as identity primary key,
  ended_at timestamptz not null default now(),
  seconds double precision not null,
  -- How far back one could go, and the last write that came back: null where it failed.
  oldest timestamptz,
  newest timestamptz,
  is_whole boolean not null,
  told text not null
);
