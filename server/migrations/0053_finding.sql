-- What a merchant is found by beside name and number: docs/decisions/0056. A table of its own, as it is written once and may come
-- later than its merchant: a job in the background gives it to those of before, and to those of a release that knows nothing of it.
create table merchant_finding (
  merchant_id bigint primary key references merchant on delete cascade,
  -- The syllables of a Chinese name without their tones, a blank between them: `zhang san`. Empty where there are none.
  sound text collate "C" not null,
  -- Their first letters: `zs`.
  initials text collate "C" not null,
  -- SHA-256 of the key's public half, as the page of the merchant shows it; null where the key can't be deciphered.
  key_fingerprint bytea
);

-- Each three neighbours of the letters of a sound, and each pair of its initials with a full stop before it. As the grams of names:
-- never computed for a whole table, nor by workers.
create function sound_grams(sound text, initials text) returns text[]
language sql immutable strict parallel restricted cost 10000
as $$
  select coalesce(array_agg(distinct gram), '{}')
  from (
    select substr(letters, n, 3) as gram
    from (select replace(sound, ' ', '') as letters) as joined, generate_series(1, length(letters) - 2) as n
    union all
    select '.' || substr(initials, n, 2) from generate_series(1, length(initials) - 1) as n
  ) grams
$$;

create index merchant_finding_grams on merchant_finding using gin (sound_grams(sound, initials)) with (fastupdate = off)
where sound <> '';
create index merchant_finding_fingerprint on merchant_finding (key_fingerprint, merchant_id)
where key_fingerprint is not null;

-- The fingerprints of keys that a channel had and has not in that box any more. Kept by the database, so that every release does.
create table channel_former_key (
  fingerprint bytea not null,
  channel_id bigint not null references channel on delete cascade,
  primary key (fingerprint, channel_id)
);
create index channel_former_key_channel on channel_former_key (channel_id);

create function keep_former_keys() returns trigger
language plpgsql
as $$
begin
  insert into channel_former_key (fingerprint, channel_id)
  select distinct fingerprint, channel_id
  from old_rows
  join changed_rows using (channel_id)
  cross join lateral (values
    (old_rows.up_public_fingerprint, changed_rows.up_public_fingerprint),
    (old_rows.up_private_fingerprint, changed_rows.up_private_fingerprint),
    (old_rows.down_public_fingerprint, changed_rows.down_public_fingerprint),
    (old_rows.down_private_fingerprint, changed_rows.down_private_fingerprint)
  ) as key (fingerprint, now)
  where fingerprint is distinct from now and fingerprint is not null
  order by 1, 2
  on conflict do nothing;
  return null;
end
$$;

create trigger channel_keys_kept after update on channel_detail
referencing old table as old_rows new table as changed_rows
for each statement execute function keep_former_keys();

-- How far the work has come that brings rows of before up to date; `until` is where it ends, null where it never does.
create table catch_up (
  task text primary key,
  done_until bigint not null default 0,
  until bigint
);
insert into catch_up (task, until) values
  ('what merchants are found by', null),
  ('former keys of channels', (select coalesce(max(id), 0) from audit_entry));
