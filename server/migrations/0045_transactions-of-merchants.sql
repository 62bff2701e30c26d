-- A payment names whose it is and the channel that it took; null where the payment came before the product knew.
alter table payment_transaction
  add column merchant_id bigint references merchant on delete set null,
  add column channel_id bigint references channel on delete set null,
  -- As it was when it was paid: a channel can be deleted.
  add column channel_type text collate "C";

create index payment_transaction_merchant on payment_transaction (merchant_id, created_at desc, id desc)
  include (status, price) where merchant_id is not null;
create index payment_transaction_status on payment_transaction (status, created_at desc, id desc);
create index payment_transaction_channel on payment_transaction (channel_id) where channel_id is not null;
-- With what the figures of a day are made of, so that they are read from the index alone.
drop index payment_transaction_created_at;
create index payment_transaction_created_at on payment_transaction (created_at desc, id desc)
  include (status, channel_type, price);

-- How many transactions of each status every day (UTC) has, and what they come to: totals of a long list without reading it.
-- Writers of one day write a row each, by the number of their process, so that they seldom wait for one another.
create table transaction_day (
  day date not null,
  status text collate "C" not null,
  writer smallint not null,
  transactions bigint not null,
  amount numeric not null,
  primary key (day, status, writer)
) with (fillfactor = 50);

insert into transaction_day
select (created_at at time zone 'UTC')::date, status, 0, count(*), sum(price) from payment_transaction group by 1, 2;

create function count_transactions() returns trigger
language plpgsql
as $$
begin
  -- In one order, so that two statements never wait for each other.
  insert into transaction_day as counted (day, status, writer, transactions, amount)
  select (created_at at time zone 'UTC')::date, status, pg_backend_pid() % 64, sum(difference), sum(difference * price)
  from (select *, case tg_op when 'INSERT' then 1 else -1 end as difference from changed_rows) changed
  group by 1, 2
  order by 1, 2
  on conflict (day, status, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;
  return null;
end
$$;

create function count_changed_transaction() returns trigger
language plpgsql
as $$
begin
  insert into transaction_day as counted (day, status, writer, transactions, amount)
  select (created_at at time zone 'UTC')::date, status, pg_backend_pid() % 64, sum(difference), sum(difference * price)
  from (values
    (old.created_at, old.status, old.price, -1), (new.created_at, new.status, new.price, 1)
  ) as change (created_at, status, price, difference)
  group by 1, 2
  order by 1, 2
  on conflict (day, status, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;
  return null;
end
$$;

create function forget_transactions() returns trigger
language plpgsql
as $$
begin
  delete from transaction_day;
  return null;
end
$$;

create trigger transaction_inserted after insert on payment_transaction referencing new table as changed_rows
for each statement execute function count_transactions();
create trigger transaction_deleted after delete on payment_transaction referencing old table as changed_rows
for each statement execute function count_transactions();
create trigger transaction_changed after update on payment_transaction for each row
when ((old.created_at, old.status, old.price) is distinct from (new.created_at, new.status, new.price))
execute function count_changed_transaction();
create trigger transaction_truncated after truncate on payment_transaction
for each statement execute function forget_transactions();

-- A page that the figures of the dashboard lead to, for who sees the dashboard.
insert into route_node (position, path, full_path, component, name, titles, icon, hidden)
values (15, '/transaction', '/transaction', 'Layout', 'transaction',
  '{"en": "Transactions", "zh": "交易列表", "es": "Transacciones", "ja": "取引一覧"}', 'list', true);

insert into route_node (parent_id, position, path, full_path, component, name, titles, icon, hidden)
select id, 10, 'list', '/transaction/list', 'mfe-content/TransactionList', 'transactions', titles, icon, true
from route_node where full_path = '/transaction';

insert into role_grant (role_key, path, action)
select role_key, '/transaction/list', 'view' from role_grant where path = '/dashboard' and action = 'view';
