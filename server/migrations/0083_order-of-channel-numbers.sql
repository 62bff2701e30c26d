-- The order by number ends in the id. With the code between the two, a walk sorts rows that are alike, for which it reads on behind the
-- last match: up to half a second.
create index channel_order_number on channel (merchant_no, id) include (merchant_channel);
drop index channel_number;
