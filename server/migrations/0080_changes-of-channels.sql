-- Channels are searched as merchants are: docs/decisions/0070. What changed in the answers to searches, as inserts only, so that writers
-- never wait for one another; counts are made from the channels, so there is nothing to fill in.
create table channel_change (
  xid xid8 not null default pg_current_xact_id(),
  logged_at timestamptz not null default clock_timestamp(),
  -- No id: so many rows changed at once that every count has to start over, or those by the merchants' names alone.
  channel_id bigint,
  is_name boolean not null default false,
  merchant_id bigint,
  merchant_no text collate "C",
  merchant_channel text collate "C",
  merchant_weight smallint,
  merchant_balance numeric(18, 2),
  status text collate "C",
  created_at timestamptz(3),
  updated_at timestamptz(3),
  keys_changed_at timestamptz(3),
  difference smallint not null
);
create index channel_change_xid on channel_change (xid);

-- Changes of transactions up to this one may have been removed: counts from older snapshots can't be brought up to date.
create table channel_change_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null
);
insert into channel_change_horizon (xid) values ('0');

create function log_channel_change() returns trigger
language plpgsql
as $$
declare
  is_bulk boolean := true;
begin
  if tg_op <> 'TRUNCATE' then
    select count(*) > 5000 into is_bulk from (select from changed_rows limit 5001) as counted;
  end if;
  if is_bulk then
    insert into channel_change (difference) values (0);
  elsif tg_op = 'UPDATE' then
    -- Each update changes when a row was updated, by which channels are sorted.
    insert into channel_change (
      channel_id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at,
      keys_changed_at, difference
    )
    select id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at,
      keys_changed_at, -1
    from old_rows
    union all
    select id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at,
      keys_changed_at, 1
    from changed_rows;
  else
    insert into channel_change (
      channel_id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at,
      keys_changed_at, difference
    )
    select id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at, updated_at,
      keys_changed_at, case tg_op when 'INSERT' then 1 else -1 end
    from changed_rows;
  end if;
  return null;
end
$$;

-- The name of a merchant is never written with its channels: a count by names is made with the names of its moment, and starts over
-- when one is not the same any more.
create function log_names_of_channels() returns trigger
language plpgsql
as $$
begin
  insert into channel_change (is_name, difference) values (true, 0);
  return null;
end
$$;

-- Channels before merchants, as their writers lock them.
create trigger channel_logged_insert after insert on channel referencing new table as changed_rows
for each statement execute function log_channel_change();
create trigger channel_logged_delete after delete on channel referencing old table as changed_rows
for each statement execute function log_channel_change();
create trigger channel_logged_update after update on channel referencing old table as old_rows new table as changed_rows
for each statement execute function log_channel_change();
create trigger channel_logged_truncate after truncate on channel
for each statement execute function log_channel_change();
create trigger merchant_renamed after update of name_folded on merchant
for each statement execute function log_names_of_channels();
create trigger merchant_gone after delete on merchant
for each statement execute function log_names_of_channels();
