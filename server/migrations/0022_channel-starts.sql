-- How many channels of each code every block of ids has whose number begins so, for beginnings of up to four characters: what
-- a provider's numbers have in common. A longer beginning has fewer matches, which an index finds.
create table channel_start (
  start text collate "C" not null,
  block bigint not null,
  merchant_channel text collate "C" not null,
  channels integer not null,
  primary key (start, block, merchant_channel)
) with (fillfactor = 70);

insert into channel_start (start, block, merchant_channel, channels)
select left(merchant_no, length), id / 1024, merchant_channel, count(*)
from channel cross join generate_series(1, 4) as length
where char_length(merchant_no) >= length
group by 1, 2, 3;

create or replace function count_channels() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from channel_block;
    delete from channel_start;
  else
    -- In one order, so that two statements never wait for each other.
    insert into channel_block as counted (block, merchant_channel, channels)
    select id / 1024, merchant_channel, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows
    group by 1, 2
    order by 1, 2
    on conflict (block, merchant_channel) do update set channels = counted.channels + excluded.channels;

    insert into channel_start as counted (start, block, merchant_channel, channels)
    select left(merchant_no, length), id / 1024, merchant_channel, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows cross join generate_series(1, 4) as length
    where char_length(merchant_no) >= length
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (start, block, merchant_channel) do update set channels = counted.channels + excluded.channels;
  end if;
  return null;
end
$$;

create function count_renumbered_channels() returns trigger
language plpgsql
as $$
begin
  insert into channel_start as counted (start, block, merchant_channel, channels)
  select left(number, length), id / 1024, merchant_channel, sum(difference)
  from old_rows
  join changed_rows using (id, merchant_channel)
  cross join lateral (values (old_rows.merchant_no, -1), (changed_rows.merchant_no, 1)) as change (number, difference)
  cross join generate_series(1, 4) as length
  where old_rows.merchant_no <> changed_rows.merchant_no and char_length(number) >= length
  group by 1, 2, 3
  having sum(difference) <> 0
  order by 1, 2, 3
  on conflict (start, block, merchant_channel) do update set channels = counted.channels + excluded.channels;
  return null;
end
$$;

create trigger channel_renumbered after update on channel referencing old table as old_rows new table as changed_rows
for each statement execute function count_renumbered_channels();
