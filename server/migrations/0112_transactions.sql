-- Transactions are in the menu, above the merchants. Who may open the page is unchanged.
update route_node set hidden = false, redirect = '/transaction/list' where full_path = '/transaction' and parent_id is null;
update route_node set hidden = false where full_path = '/transaction/list';

-- Null where the writer does not report it.
alter table payment_transaction
  add column currency text collate "C",
  add column sent_at timestamptz(3),
  add column answered_at timestamptz(3),
  add column settled_at timestamptz(3),
  add constraint payment_transaction_currency check (currency ~ '^[A-Z]{3}$') not valid;

create index payment_transaction_payer on payment_transaction (fold_text(username) collate "C", created_at desc, id desc);
create index payment_transaction_price on payment_transaction (price, created_at desc, id desc);
create index payment_transaction_of_channel on payment_transaction (channel_id, created_at desc, id desc)
  where channel_id is not null;
create index payment_transaction_type on payment_transaction (channel_type, created_at desc, id desc)
  where channel_type is not null;
create index payment_transaction_currency on payment_transaction (currency, created_at desc, id desc)
  where currency is not null;
drop index payment_transaction_channel;
