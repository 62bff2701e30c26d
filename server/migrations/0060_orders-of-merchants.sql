-- The order of names that people expect: as in a dictionary, whatever their case; numbers by their value; Latin letters before
-- Chinese characters, which come by their pinyin. See docs/decisions/0060.
create collation people (provider = icu, locale = 'zh-u-kn-true-kr-latn');

-- A list is narrowed to a status in most of its pages: with it in the index, places in an order are found without the table.
create index merchant_order_name on merchant (merchant_name collate people, id) include (status);
create index merchant_order_created on merchant (created_at, id) include (status);
create index merchant_order_difference on merchant (free_difference, id) include (status);

-- By what merchants are sorted, so that places in an order are brought up to date as the counts are.
alter table merchant_change add column merchant_name text collate people;
alter table merchant_change add column free_difference smallint;
alter table merchant_change add column created_at timestamptz(3);

create or replace function log_merchant_change() returns trigger
language plpgsql
as $$
declare
  is_bulk boolean := true;
begin
  if tg_op <> 'TRUNCATE' then
    select count(*) > 5000 into is_bulk from (select from changed_rows limit 5001) as counted;
  end if;
  if is_bulk then
    insert into merchant_change (difference) values (0);
  elsif tg_op = 'UPDATE' then
    insert into merchant_change (
      merchant_id, name_folded, merchant_no, status, channel_state, merchant_name, free_difference, created_at, difference
    )
    select change.*
    from old_rows o
    join changed_rows n using (id)
    cross join lateral (values
      (id, o.name_folded, o.merchant_no, o.status, o.channel_state, o.merchant_name, o.free_difference, o.created_at, -1),
      (id, n.name_folded, n.merchant_no, n.status, n.channel_state, n.merchant_name, n.free_difference, n.created_at, 1)
    ) as change
    where (o.name_folded, o.merchant_no, o.status, o.channel_state, o.merchant_name, o.free_difference, o.created_at)
      is distinct from (n.name_folded, n.merchant_no, n.status, n.channel_state, n.merchant_name, n.free_difference, n.created_at);
  else
    insert into merchant_change (
      merchant_id, name_folded, merchant_no, status, channel_state, merchant_name, free_difference, created_at, difference
    )
    select id, name_folded, merchant_no, status, channel_state, merchant_name, free_difference, created_at,
      case tg_op when 'INSERT' then 1 else -1 end
    from changed_rows;
  end if;
  return null;
end
$$;

-- Earlier changes do not tell the order: what was counted before them is counted anew.
delete from merchant_change;
update merchant_change_horizon set xid = pg_current_xact_id();
