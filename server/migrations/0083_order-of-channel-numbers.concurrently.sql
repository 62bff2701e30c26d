-- In place of the other file, which holds up whoever writes channels for as long as the index is built: seconds at a million.
drop index concurrently if exists channel_order_number;
create index concurrently channel_order_number on channel (merchant_no, id) include (merchant_channel);
drop index concurrently if exists channel_number;
