-- Volumes are counted by currency; empty where it is not recorded. Earlier releases add the rows of all currencies.
-- Locked first, in the order of writers, so that neither waits for the other.
lock table payment_transaction in share row exclusive mode;

alter table transaction_day
  add column currency text collate "C" not null default '',
  drop constraint transaction_day_pkey,
  add primary key (day, status, currency, writer);
alter table transaction_quarter
  add column currency text collate "C" not null default '',
  drop constraint transaction_quarter_pkey,
  add primary key (at, channel_type, status, currency, writer);

create or replace function count_transaction_changes(changes transaction_quarter[]) returns void
language sql
as $$
  insert into transaction_day as counted (day, status, currency, writer, transactions, amount)
  select (at at time zone 'UTC')::date, status, currency, pg_backend_pid() % 64, sum(transactions), sum(amount)
  from unnest(changes)
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (day, status, currency, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;

  insert into transaction_quarter as counted (at, channel_type, status, currency, writer, transactions, amount)
  select at, channel_type, status, currency, pg_backend_pid() % 8, sum(transactions), sum(amount)
  from unnest(changes)
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (at, channel_type, status, currency, writer) do update set
    transactions = counted.transactions + excluded.transactions, amount = counted.amount + excluded.amount;
$$;

create or replace function count_transactions() returns trigger
language plpgsql
as $$
declare
  changes transaction_quarter[];
begin
  select array_agg(row(at, type, status, 0, transactions, amount, currency)::transaction_quarter) into changes
  from (
    select quarter_of(created_at) as at, coalesce(channel_type, '') as type, status, coalesce(currency, '') as currency,
      case tg_op when 'INSERT' then count(*) else -count(*) end as transactions,
      case tg_op when 'INSERT' then sum(price) else -sum(price) end as amount
    from changed_rows
    group by 1, 2, 3, 4
  ) changed;
  if changes is not null then
    perform count_transaction_changes(changes);
  end if;
  return null;
end
$$;

create or replace function count_changed_transaction() returns trigger
language plpgsql
as $$
begin
  perform count_transaction_changes(array[
    row(quarter_of(old.created_at), coalesce(old.channel_type, ''), old.status, 0, -1, -old.price,
      coalesce(old.currency, ''))::transaction_quarter,
    row(quarter_of(new.created_at), coalesce(new.channel_type, ''), new.status, 0, 1, new.price,
      coalesce(new.currency, ''))::transaction_quarter
  ]);
  return null;
end
$$;

drop trigger transaction_changed on payment_transaction;
create trigger transaction_changed after update on payment_transaction for each row
when (
  (old.created_at, old.status, old.price, old.channel_type, old.currency)
  is distinct from (new.created_at, new.status, new.price, new.channel_type, new.currency)
)
execute function count_changed_transaction();

-- Moves transactions with a currency from the counts without one.
select count_transaction_changes(array_agg(row(at, type, status, 0, sign * transactions, sign * amount,
  case sign when 1 then currency else '' end)::transaction_quarter))
from (
  select quarter_of(created_at) as at, coalesce(channel_type, '') as type, status, currency, count(*) as transactions,
    sum(price) as amount
  from payment_transaction where currency is not null group by 1, 2, 3, 4
) counted
cross join (values (1), (-1)) as signs (sign);
