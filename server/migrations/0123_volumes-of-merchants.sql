-- With all that the figures of a merchant are made of, as payment_transaction_merchant was before volumes had currencies.
create index payment_transaction_of_merchant on payment_transaction (merchant_id, created_at desc, id desc)
  include (status, price, currency) where merchant_id is not null;
drop index payment_transaction_merchant;
