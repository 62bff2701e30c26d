import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '../../src/platform/database/create-pool';

const READERS = 4;
const PAUSE_MS = 100;
const ANSWER_WITHIN_MS = 2_000;

/** Starts clients that read from the replicas, and count their results. */
export function startReaders(url: string) {
  let isOver = false;
  const times: number[] = [];
  let failed = 0;

  async function read(): Promise<void> {
    const pool = createPool(url, { max: 1, statementWithinMs: ANSWER_WITHIN_MS });
    while (!isOver) {
      try {
        await pool.query('select max(id) from channel');
        times.push(Date.now());
      } catch {
        failed++;
      }
      await pause(PAUSE_MS);
    }
    await pool.end();
  }

  const all = Promise.all(Array.from({ length: READERS }, read));
  return {
    times,
    stop: async () => {
      isOver = true;
      await all;
      return { answered: times.length, failed };
    },
  };
}
