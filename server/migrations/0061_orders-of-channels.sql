-- Channels are sorted by each of their columns: docs/decisions/0060. Code, number, status and id have their indexes already, and the
-- name of the merchant has one with the merchants.
create index channel_order_balance on channel (merchant_balance, id);
create index channel_order_weight on channel (merchant_weight, id);
create index channel_order_created on channel (created_at, id);
create index channel_order_updated on channel (updated_at, id);
