-- How a merchant's payments get through: by several active channels, by a single one, by none that has a weight (idle), or by none.
-- It stands in the narrow table, so that the remembered counts of merchants (docs/decisions/0005) count it, too.
alter table merchant add column channel_state text collate "C" not null default 'none'
  check (channel_state in ('several', 'single', 'idle', 'none'));
alter table merchant_change add column channel_state text collate "C";

create function channel_state_of(channels bigint, weight bigint) returns text
language sql immutable
as $$
  select case when channels = 0 then 'none' when weight = 0 then 'idle' when channels = 1 then 'single' else 'several' end
$$;

update merchant set channel_state = channel_state_of(channels, weight)
from (
  select merchant_id, count(*) as channels, sum(merchant_weight) as weight from channel where status = 'active' group by 1
) active
where active.merchant_id = merchant.id;

create index merchant_channel_state on merchant (channel_state, id);

create or replace function log_merchant_change() returns trigger
language plpgsql
as $$
declare
  is_bulk boolean := true;
begin
  if tg_op <> 'TRUNCATE' then
    select count(*) > 5000 into is_bulk from (select from changed_rows limit 5001) as counted;
  end if;
  if is_bulk then
    insert into merchant_change (difference) values (0);
  elsif tg_op = 'UPDATE' then
    insert into merchant_change (merchant_id, name_folded, merchant_no, status, channel_state, difference)
    select change.*
    from old_rows
    join changed_rows using (id)
    cross join lateral (values
      (id, old_rows.name_folded, old_rows.merchant_no, old_rows.status, old_rows.channel_state, -1),
      (id, changed_rows.name_folded, changed_rows.merchant_no, changed_rows.status, changed_rows.channel_state, 1)
    ) as change
    where (old_rows.name_folded, old_rows.merchant_no, old_rows.status, old_rows.channel_state)
      is distinct from (changed_rows.name_folded, changed_rows.merchant_no, changed_rows.status, changed_rows.channel_state);
  else
    insert into merchant_change (merchant_id, name_folded, merchant_no, status, channel_state, difference)
    select id, name_folded, merchant_no, status, channel_state, case tg_op when 'INSERT' then 1 else -1 end
    from changed_rows;
  end if;
  return null;
end
$$;

create function keep_channel_state_of(merchant_of_channel bigint) returns void
language plpgsql
as $$
declare
  known text;
  current text;
begin
  select channel_state into known from merchant where id = merchant_of_channel for no key update;
  -- A statement of its own: it sees what those wrote that the lock had to wait for.
  select channel_state_of(count(*), coalesce(sum(merchant_weight), 0)) into current
  from channel where merchant_id = merchant_of_channel and status = 'active';
  if known <> current then
    update merchant set channel_state = current where id = merchant_of_channel;
  end if;
end
$$;

-- Merchant by merchant in one order, so that two statements never wait for each other.
create function keep_channel_state() returns trigger
language plpgsql
as $$
declare
  changed bigint;
begin
  if tg_op = 'UPDATE' then
    for changed in
      select distinct changed_rows.merchant_id from old_rows join changed_rows using (id)
      where (old_rows.status, old_rows.merchant_weight) is distinct from (changed_rows.status, changed_rows.merchant_weight)
      order by 1
    loop
      perform keep_channel_state_of(changed);
    end loop;
  else
    for changed in select distinct merchant_id from changed_rows order by 1 loop
      perform keep_channel_state_of(changed);
    end loop;
  end if;
  return null;
end
$$;

create trigger channel_state_on_insert after insert on channel referencing new table as changed_rows
for each statement execute function keep_channel_state();
create trigger channel_state_on_delete after delete on channel referencing old table as changed_rows
for each statement execute function keep_channel_state();
create trigger channel_state_on_update after update on channel referencing old table as old_rows new table as changed_rows
for each statement execute function keep_channel_state();

-- When a channel got the keys that it has: by its history, else with the channel. Null where it has none.
alter table channel add column keys_changed_at timestamptz(3) default now();
update channel set keys_changed_at = coalesce(
  (
    select max(at) from audit_entry
    where subject = 'channel' and subject_id = channel.id and changes @? '$[*] ? (@.field like_regex "Key$")'
  ),
  channel.created_at
);
update channel set keys_changed_at = null
from channel_detail keys
where channel_id = channel.id and up_public_key = '' and up_private_key_encrypted = ''
  and down_public_key = '' and down_private_key_encrypted = '';

create index channel_keys_changed_at on channel (keys_changed_at, id);

-- How many channels got their keys on each day (UTC), by the writer's process as `transaction_day` is: a total for any age of keys.
create table channel_key_day (
  day date not null,
  writer smallint not null,
  channels integer not null,
  primary key (day, writer)
) with (fillfactor = 50);

insert into channel_key_day
select (keys_changed_at at time zone 'UTC')::date, 0, count(*) from channel where keys_changed_at is not null group by 1;

create function count_channel_keys() returns trigger
language plpgsql
as $$
begin
  insert into channel_key_day as counted (day, writer, channels)
  select (keys_changed_at at time zone 'UTC')::date, pg_backend_pid() % 64, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed_rows
  where keys_changed_at is not null
  group by 1
  order by 1
  on conflict (day, writer) do update set channels = counted.channels + excluded.channels;
  return null;
end
$$;

create function count_changed_channel_keys() returns trigger
language plpgsql
as $$
begin
  insert into channel_key_day as counted (day, writer, channels)
  select (changed_at at time zone 'UTC')::date, pg_backend_pid() % 64, sum(difference)
  from old_rows
  join changed_rows using (id)
  cross join lateral (values
    (old_rows.keys_changed_at, -1), (changed_rows.keys_changed_at, 1)
  ) as change (changed_at, difference)
  where old_rows.keys_changed_at is distinct from changed_rows.keys_changed_at and changed_at is not null
  group by 1
  order by 1
  on conflict (day, writer) do update set channels = counted.channels + excluded.channels;
  return null;
end
$$;

create function forget_channels() returns trigger
language plpgsql
as $$
begin
  delete from channel_key_day;
  update merchant set channel_state = 'none' where channel_state <> 'none';
  return null;
end
$$;

create trigger channel_keys_on_insert after insert on channel referencing new table as changed_rows
for each statement execute function count_channel_keys();
create trigger channel_keys_on_delete after delete on channel referencing old table as changed_rows
for each statement execute function count_channel_keys();
-- By its name after `channel_renumbered` and before the state: all writers of channels lock counts in one order, and the merchant last.
create trigger channel_rotated after update on channel
referencing old table as old_rows new table as changed_rows
for each statement execute function count_changed_channel_keys();
create trigger channel_forgotten after truncate on channel
for each statement execute function forget_channels();
