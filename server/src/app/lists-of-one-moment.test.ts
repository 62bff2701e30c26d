import { insertArticle, listArticles } from '../areas/articles/articles.repository';
import { listAuditEntries } from '../areas/audit-log/audit-log.repository';
import { listChannelTypes } from '../areas/channels/types/channel-types.repository';
import { listTransactions } from '../areas/transactions/transactions.repository';
import { insertAuditEntry } from '../platform/audit/audit.repository';
import { nextId } from '../platform/database/new-rows';
import { createPool } from '../platform/database/create-pool';
import type pg from 'pg';
import { useTestPool } from '../testing/use-test-pool';

let pool: pg.Pool;
let writing: pg.Pool;
/** Runs on another connection before each statement. */
let write: () => Promise<unknown>;
useTestPool((opened, { url }) => {
  [writing, pool] = [opened, createPool(url)];
  let last: Promise<unknown> = Promise.resolve();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = (async (...args: unknown[]) => {
      last = last.then(() => write());
      await last;
      return query(...args);
    }) as typeof client.query;
  });
});
afterAll(() => pool.end());

const page = { page: 1, limit: 1000 };
const sight = { merchants: true, channels: true };
let name = 0;
const addTransaction = () =>
  writing.query(
    `insert into payment_transaction (order_no, username, price, status) values ($1, 'payer', 1, 'success')`,
    [String((name += 1))],
  );
const addArticle = async () =>
  insertArticle(writing, {
    id: await nextId(writing, 'article'),
    status: 'draft',
    title: 'a title',
    content: '',
    content_short: '',
    source_uri: '',
    image_uri: '',
    display_time: new Date().toISOString(),
    platforms: ['a-platform'],
    comment_disabled: false,
    importance: 1,
    author: 'an author',
    reviewer: '',
    type: 'CN',
    forecast: 0,
    remark: '',
    timestamp: new Date().toISOString(),
  });
const addType = () =>
  writing.query(
    `insert into channel_type (code, name, name_zh, name_es, name_ja) values ($1, $1, $1, $1, $1)`,
    [`t${(name += 1)}`],
  );
const addEntry = () =>
  insertAuditEntry(writing, {
    author: null,
    subject: 'user',
    subjectId: null,
    action: 'sign-in-refused',
    changes: [],
  });

test.each([
  ['transactions', addTransaction, () => listTransactions(pool, {}, { ...page, direction: 'desc', sight })],
  ['articles', addArticle, () => listArticles(pool, { ...page, sort: '-id' })],
  ['types of channels', addType, () => listChannelTypes(pool, { ...page, sort: '+code' })],
  ['the audit log', addEntry, () => listAuditEntries(pool, { ...page, sort: '-id' })],
  [
    'the audit log of a kind',
    addEntry,
    () => listAuditEntries(pool, { ...page, sort: '-id', group: 'sign-ins' }),
  ],
])('page and total of %s come from one snapshot during concurrent writes', async (_what, add, list) => {
  write = add;
  await add();
  const { items, total } = (await list()) as { items: unknown[]; total: number };
  expect(total).toBeGreaterThan(0);
  expect(items).toHaveLength(total);
});
