-- How many channels each type has, by the writer's process as `transaction_day` is: those who write channels with ids near to each other
-- waited for one another until each had committed. First, so that whoever writes a channel is done, or begins with the new function.
set local lock_timeout = '10s';
lock table channel in share row exclusive mode;

create table channel_type_count (
  merchant_channel text collate "C" not null,
  writer smallint not null,
  channels integer not null,
  primary key (merchant_channel, writer)
) with (fillfactor = 50);

insert into channel_type_count select merchant_channel, 0, sum(channels) from channel_block group by 1;

create or replace function count_channels() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from channel_type_count;
  else
    -- In one order, so that two statements never wait for each other.
    insert into channel_type_count as counted (merchant_channel, writer, channels)
    select merchant_channel, pg_backend_pid() % 64, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows
    group by 1
    order by 1
    on conflict (merchant_channel, writer) do update set channels = counted.channels + excluded.channels;
  end if;
  return null;
end
$$;
