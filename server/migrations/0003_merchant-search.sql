-- Each character and each pair of neighbours in a name, as one number each, without collisions: ascii() gives the code point,
-- which has 21 bits. Two-character searches are normal for Chinese names, where trigrams are of no use.
-- The cost keeps the planner from ever computing it for a whole table; "restricted" keeps it from starting workers for a
-- search, which takes longer than the search.
create function merchant_name_grams(name text) returns bigint[]
language sql immutable strict parallel restricted cost 10000
as $$
  select array_agg(distinct gram)
  from (
    select ascii(c)::bigint as gram from unnest(string_to_array(name, null)) as c
    union all
    select ascii(c)::bigint << 21 | ascii(lead(c) over (order by n))
    from unnest(string_to_array(name, null)) with ordinality as t (c, n)
  ) grams
  where gram is not null
$$;

create index merchant_name_grams on merchant using gin (merchant_name_grams(name_folded)) with (fastupdate = off);

-- What changed in the answers to searches, as inserts only, so that writers never wait for one another.
-- The server counts a filter's matches once and then adds the changes that its count's snapshot had not seen.
create table merchant_change (
  xid xid8 not null default pg_current_xact_id(),
  logged_at timestamptz not null default clock_timestamp(),
  -- No id: so many rows changed at once that every count has to start over.
  merchant_id bigint,
  name_folded text collate "C",
  merchant_no text collate "C",
  status text collate "C",
  difference smallint not null
);
create index merchant_change_xid on merchant_change (xid);

-- Changes of transactions up to this one may have been removed: counts from older snapshots can't be brought up to date.
create table merchant_change_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null
);
insert into merchant_change_horizon (xid) values ('0');

create function log_merchant_change() returns trigger
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
    insert into merchant_change (merchant_id, name_folded, merchant_no, status, difference)
    select change.*
    from old_rows
    join changed_rows using (id)
    cross join lateral (values
      (id, old_rows.name_folded, old_rows.merchant_no, old_rows.status, -1),
      (id, changed_rows.name_folded, changed_rows.merchant_no, changed_rows.status, 1)
    ) as change
    where (old_rows.name_folded, old_rows.merchant_no, old_rows.status)
      is distinct from (changed_rows.name_folded, changed_rows.merchant_no, changed_rows.status);
  else
    insert into merchant_change (merchant_id, name_folded, merchant_no, status, difference)
    select id, name_folded, merchant_no, status, case tg_op when 'INSERT' then 1 else -1 end
    from changed_rows;
  end if;
  return null;
end
$$;

create trigger merchant_inserted after insert on merchant referencing new table as changed_rows
for each statement execute function log_merchant_change();
create trigger merchant_deleted after delete on merchant referencing old table as changed_rows
for each statement execute function log_merchant_change();
create trigger merchant_updated after update on merchant referencing old table as old_rows new table as changed_rows
for each statement execute function log_merchant_change();
create trigger merchant_truncated after truncate on merchant
for each statement execute function log_merchant_change();

-- Compiling a statement takes longer than running any statement of this product.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'jit stays as it is: the database belongs to another role';
end
$$;
