import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Desk } from './desks';

const LONGEST_PAUSE_MS = 700;
const PAGE = 20;

interface Row {
  id: number;
  status: 'active' | 'inactive';
  updatedAt: string;
}
interface Page {
  items: Row[];
  total: number;
}

/**
 * Rounds of one clerk: a write through one API, then, at once or a little later, reads from others, which must include it. No
 * other client writes these rows, so each answer is predictable.
 *
 * @param mayBegin called before each round
 */
export async function playRounds(
  { call, ids, name }: Desk,
  mayBegin: () => boolean,
  onViolated: (what: string) => void,
): Promise<void> {
  const statusOf = new Map<number, Row['status']>(ids.map((id) => [id, 'active']));
  async function expectAnswer(what: string, expected: unknown, read: () => Promise<unknown>): Promise<void> {
    const found = await read();
    if (!isDeepStrictEqual(found, expected))
      onViolated(`${name}, ${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
  }

  /** The total and the ids of the rows on a page of one status. */
  async function readPage(): Promise<void> {
    const status = randomInt(2) === 0 ? 'active' : 'inactive';
    const listed = ids.filter((id) => statusOf.get(id) === status);
    const page = 1 + randomInt(Math.ceil(listed.length / PAGE) || 1);
    const body = { merchantName: name, status, page, limit: PAGE };
    const expected = { total: listed.length, ids: listed.slice((page - 1) * PAGE, page * PAGE) };
    await expectAnswer('a page', expected, async () => {
      const { items, total } = await call<Page>('POST', '/merchant/list', body);
      return { total, ids: items.map(({ id }) => id) };
    });
  }

  const readTotals = () => {
    const active = ids.filter((id) => statusOf.get(id) === 'active').length;
    return expectAnswer('totals', { active, inactive: ids.length - active }, () =>
      call('POST', '/merchant/totals', { merchantName: name }),
    );
  };

  const readRow = ({ id, status, updatedAt }: Row) =>
    expectAnswer('a row', { status, updatedAt }, async () => {
      const found = await call<Row>('GET', `/merchant/detail?id=${id}`);
      return { status: found.status, updatedAt: found.updatedAt };
    });

  const readHistory = ({ id, status }: Row) =>
    expectAnswer('its history', status, async () => {
      const { items } = await call<{ items: { changes: { field: string; to: unknown }[] }[] }>(
        'POST',
        '/merchant/history',
        { id, page: 1, limit: 1 },
      );
      return items[0]?.changes.find(({ field }) => field === 'status')?.to;
    });

  while (mayBegin()) {
    const id = ids[randomInt(ids.length)]!;
    const status = statusOf.get(id) === 'active' ? 'inactive' : 'active';
    const written = await call<Row>('PUT', '/merchant/status', { id, status });
    statusOf.set(id, status);
    if (randomInt(4) > 0) await pause(randomInt(LONGEST_PAUSE_MS));
    const reads = [readPage, readTotals, () => readRow(written), () => readHistory(written)];
    await reads[randomInt(reads.length)]!();
  }
}
