-- In place of the other file: no index build holds up whoever writes transactions. Each step can be run again.
set lock_timeout = '1s';
drop index concurrently if exists payment_transaction_of_merchant;
create index concurrently payment_transaction_of_merchant on payment_transaction (merchant_id, created_at desc, id desc)
  include (status, price, currency) where merchant_id is not null;
drop index concurrently if exists payment_transaction_merchant;
reset lock_timeout;
