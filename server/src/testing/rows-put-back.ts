import pg from 'pg';

// Runs on one connection: the kept rows are in its temporary tables, which other connections cannot see, and its writes fire
// neither triggers nor foreign keys. Rows written since have a later transaction id, and deleted ones change the count; a table
// without pages was never written.
const KEEP = `
  set session_replication_role = replica;
  set client_min_messages = warning;
  create temp table kept_sequence as
    select seqrelid::regclass as sequence, seqstart as start, pg_sequence_last_value(seqrelid) as last from pg_sequence;
  create temp view own_table as
    select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname <> 'information_schema' and nspname !~ '^pg_';
  create temp table kept_table as
    select relation.oid::regclass as name, 'kept_' || relation.oid as copy, null::bigint as amount, pg_snapshot_xmax(pg_current_snapshot()) as since,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_temp.own_table relation;

  create function pg_temp.keep() returns void language plpgsql as $$
  declare kept record; counted bigint;
  begin
    for kept in select * from kept_table loop
      counted := 0;
      if pg_relation_size(kept.name) > 0 then
        execute format('create temp table %I as select %s from %s', kept.copy, kept.columns, kept.name);
        execute format('select count(*) from %I', kept.copy) into counted;
      end if;
      update kept_table set amount = counted where name = kept.name;
    end loop;
  end $$;

  create function pg_temp.put_back() returns void language plpgsql as $$
  declare kept record; was_written boolean;
  begin
    if (select array_agg(oid order by oid) from own_table) <> (select array_agg(name::oid order by name::oid) from kept_table) then
      raise exception 'A test made or dropped a table: its file needs a database for each test.';
    end if;
    for kept in select * from kept_table where amount > 0 or pg_relation_size(name) > 0 loop
      execute format('select count(*) <> %s or coalesce(bool_or(xmin::text::xid8 >= %L), false) from %s', kept.amount, kept.since, kept.name)
        into was_written;
      continue when not was_written;
      execute format('delete from %s', kept.name);
      if kept.amount > 0 then
        execute format('insert into %s (%s) overriding system value select * from %I', kept.name, kept.columns, kept.copy);
        update kept_table set since = (pg_current_xact_id()::text::bigint + 1)::text::xid8 where name = kept.name;
      end if;
    end loop;
    perform setval(sequence, coalesce(last, start), last is not null)
      from kept_sequence where pg_sequence_last_value(sequence) is distinct from last;
  end $$;

  select pg_temp.keep()`;

/**
 * Keeps the rows of a test database to restore them between tests, faster than a new copy of the database. Sequences are
 * restored, too. The memory of the process under test is not.
 *
 * @param ownerUrl of a superuser
 */
export async function keepRows(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(KEEP);
  return {
    putBack: async (): Promise<void> => void (await client.query('select pg_temp.put_back()')),
    stop: () => client.end(),
  };
}
