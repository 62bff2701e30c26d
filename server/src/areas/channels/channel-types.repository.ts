import type { ChannelOption } from '@backoffice/contract';
import type pg from 'pg';

export async function listChannelTypes(pool: pg.Pool): Promise<ChannelOption[]> {
  const { rows } = await pool.query<ChannelOption>({
    name: 'channel-types',
    text: 'select name, code from channel_type order by code',
  });
  return rows;
}

/** Types that are there already keep their names. */
export async function addChannelTypes(pool: pg.Pool, types: readonly ChannelOption[]): Promise<void> {
  await pool.query(
    `insert into channel_type (code, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [types.map(({ code }) => code), types.map(({ name }) => name)],
  );
}
