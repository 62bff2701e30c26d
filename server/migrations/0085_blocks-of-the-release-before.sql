-- In a transaction of its own, after all that writes it: see 0082. The release before still reads it, slowly; a later one drops the view.
drop table channel_block;

create view channel_block as
select id / 1024 as block, merchant_channel, count(*)::integer as channels from channel group by 1, 2;
