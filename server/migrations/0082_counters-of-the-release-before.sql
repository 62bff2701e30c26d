-- In a transaction of its own, after all that writes them: readers and writers of these lock them and the channels in different orders.
-- The release before still reads them, slowly; a later one drops the views.
drop table channel_start;
drop table channel_key_day;

create view channel_start as
select left(merchant_no, length) as start, id / 1024 as block, merchant_channel, count(*)::integer as channels
from channel cross join generate_series(1, 4) as length
where char_length(merchant_no) >= length
group by 1, 2, 3;

create view channel_key_day as
select (keys_changed_at at time zone 'UTC')::date as day, 0::smallint as writer, count(*)::integer as channels
from channel
where keys_changed_at is not null
group by 1;
