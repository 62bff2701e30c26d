import Fastify from 'fastify';
import type pg from 'pg';
import type { TestDatabase } from '../../testing/create-test-database';
import { useTestPool } from '../../testing/use-test-pool';
import { readReplica } from './positions.repository';
import { Reads, type ReadWhere } from './reads';

jest.mock('./positions.repository');

let pool: pg.Pool;
let database: TestDatabase;
useTestPool((given, of) => ([pool, database] = [given, of]));

let reads: Reads;
const replica = () => reads.replicas[0]!;

/** The replica reports a position while the primary is at 100. */
function lookAt(position: number): Promise<void> {
  const state = { identity: '1', position: String(position), entry: 0, month: '-infinity', underWay: 0 };
  jest.mocked(readReplica).mockResolvedValueOnce(state);
  return replica().look([{ identity: '1', position: 100n, at: performance.now() }]);
}

beforeEach(async () => {
  const { url } = database;
  reads = new Reads({ pool, databaseUrl: url, replicaUrls: [url], connections: 1, log: Fastify().log });
  await lookAt(100);
  expect(replica().problem).toBeNull();
});
afterEach(() => reads.stop());

test('a replica rebuilt from an older backup is used again when it has caught up', async () => {
  const former = replica().pool;
  await lookAt(50);
  expect(replica().problem).toBe('it is more than a second behind');
  expect(replica().pool).not.toBe(former);
  await lookAt(100);
  expect(replica().problem).toBeNull();
});

test('a read during the rebuild of its replica is answered by the primary', async () => {
  const where: ReadWhere[] = [];
  reads.onRead = (server) => void where.push(server);
  const { rows } = await reads.run({ lastEntry: 0 }, async (db) => {
    if (db !== pool) await lookAt(50);
    return db.query<{ one: number }>('select 1 as one');
  });
  expect(rows).toEqual([{ one: 1 }]);
  expect(where).toEqual(['again']);
});
