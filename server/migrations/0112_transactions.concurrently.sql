-- In place of the other file: no index build holds up whoever writes transactions. Each step can be run again.
set lock_timeout = '1s';
update route_node set hidden = false, redirect = '/transaction/list' where full_path = '/transaction' and parent_id is null;
update route_node set hidden = false where full_path = '/transaction/list';
alter table payment_transaction
  add column if not exists currency text collate "C",
  add column if not exists sent_at timestamptz(3),
  add column if not exists answered_at timestamptz(3),
  add column if not exists settled_at timestamptz(3),
  drop constraint if exists payment_transaction_currency,
  add constraint payment_transaction_currency check (currency ~ '^[A-Z]{3}$') not valid;
drop index concurrently if exists payment_transaction_payer;
create index concurrently payment_transaction_payer on payment_transaction (fold_text(username) collate "C", created_at desc, id desc);
drop index concurrently if exists payment_transaction_price;
create index concurrently payment_transaction_price on payment_transaction (price, created_at desc, id desc);
drop index concurrently if exists payment_transaction_of_channel;
create index concurrently payment_transaction_of_channel on payment_transaction (channel_id, created_at desc, id desc)
  where channel_id is not null;
drop index concurrently if exists payment_transaction_type;
create index concurrently payment_transaction_type on payment_transaction (channel_type, created_at desc, id desc)
  where channel_type is not null;
drop index concurrently if exists payment_transaction_currency;
create index concurrently payment_transaction_currency on payment_transaction (currency, created_at desc, id desc)
  where currency is not null;
drop index concurrently if exists payment_transaction_channel;
reset lock_timeout;
