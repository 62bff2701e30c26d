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

-- How many transactions there are and what they come to, by days (UTC) and by the quarters of hours at which days begin somewhere:
-- totals and figures of any period without reading it. Writers write a row each, by the number of their process, so that they seldom
-- wait for one another.
create table transaction_day (
  day date not null,
  status text collate "C" not null,
  writer smallint not null,
  transactions bigint not null,
  amount numeric not null,
  primary key (day, status, writer)
) with (fillfactor = 50);

create table transaction_quarter (
  at timestamptz not null,
  -- Empty where it is not known.
  channel_type text collate "C" not null,
  status text collate "C" not null,
  writer smallint not null,
  transactions bigint not null,
  amount numeric not null,
  primary key (at, channel_type, status, writer)
) with (fillfactor = 50);

create function quarter_of(moment timestamptz) returns timestamptz
language sql immutable parallel safe
as $$
  select date_bin('15 minutes', moment, '2000-01-01T00:00:00Z')
$$;

insert into transaction_day
select (created_at at time zone 'UTC')::date, status, 0, count(*), sum(price) from payment_transaction group by 1, 2;
insert into transaction_quarter
select quarter_of(created_at), coalesce(channel_type, ''), status, 0, count(*), sum(price)
from payment_transaction group by 1, 2, 3;

-- Adds changes, given as one row each with its difference, in one order, so that two statements never wait for each other.
create function count_transaction_changes(changes transaction_quarter[]) returns void
language sql
as $$
  insert into transaction_day as counted (day, status, writer, transactions, amount)
  select (at at time zone 'UTC')::date, status, pg_backend_pid() % 64, sum(transactions), sum(amount)
  from unnest(changes)
  group by 1, 2
  order by 1, 2
  on conflict (day, status, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;

  insert into transaction_quarter as counted (at, channel_type, status, writer, transactions, amount)
  select at, channel_type, status, pg_backend_pid() % 8, sum(transactions), sum(amount)
  from unnest(changes)
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (at, channel_type, status, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;
$$;

create function count_transactions() returns trigger
language plpgsql
as $$
declare
  changes transaction_quarter[];
begin
  select array_agg(row(at, type, status, 0, transactions, amount)::transaction_quarter) into changes
  from (
    select quarter_of(created_at) as at, coalesce(channel_type, '') as type, status,
      case tg_op when 'INSERT' then count(*) else -count(*) end as transactions,
      case tg_op when 'INSERT' then sum(price) else -sum(price) end as amount
    from changed_rows
    group by 1, 2, 3
  ) changed;
  if changes is not null then
    perform count_transaction_changes(changes);
  end if;
  return null;
end
$$;

create function count_changed_transaction() returns trigger
language plpgsql
as $$
begin
  perform count_transaction_changes(array[
    row(quarter_of(old.created_at), coalesce(old.channel_type, ''), old.status, 0, -1, -old.price)::transaction_quarter,
    row(quarter_of(new.created_at), coalesce(new.channel_type, ''), new.status, 0, 1, new.price)::transaction_quarter
  ]);
  return null;
end
$$;

create function forget_transactions() returns trigger
language plpgsql
as $$
begin
  delete from transaction_day;
  delete from transaction_quarter;
  return null;
end
$$;

create trigger transaction_inserted after insert on payment_transaction referencing new table as changed_rows
for each statement execute function count_transactions();
create trigger transaction_deleted after delete on payment_transaction referencing old table as changed_rows
for each statement execute function count_transactions();
create trigger transaction_changed after update on payment_transaction for each row
when (
  (old.created_at, old.status, old.price, old.channel_type)
  is distinct from (new.created_at, new.status, new.price, new.channel_type)
)
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
