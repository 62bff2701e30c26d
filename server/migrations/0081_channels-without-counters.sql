-- Starts of numbers and days of keys are counted by the search of channels now: docs/decisions/0070. How many channels a type has is
-- still kept by block.
drop trigger channel_renumbered on channel;
drop trigger channel_keys_on_insert on channel;
drop trigger channel_keys_on_delete on channel;
drop trigger channel_rotated on channel;
drop function count_renumbered_channels();
drop function count_channel_keys();
drop function count_changed_channel_keys();

create or replace function count_channels() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from channel_block;
  else
    -- In one order, so that two statements never wait for each other.
    insert into channel_block as counted (block, merchant_channel, channels)
    select id / 1024, merchant_channel, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows
    group by 1, 2
    order by 1, 2
    on conflict (block, merchant_channel) do update set channels = counted.channels + excluded.channels;
  end if;
  return null;
end
$$;

create or replace function forget_channels() returns trigger
language plpgsql
as $$
begin
  update merchant set channel_state = 'none' where channel_state <> 'none';
  return null;
end
$$;
