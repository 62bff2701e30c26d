import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { statement } from '../database/statement';
import { inTransaction } from '../database/transaction';
import { scheduleJob } from './scheduled-jobs';

/** The existing rows to update: those after `doneUntil`, up to `until` when the work has an end. */
export interface CatchUpRange {
  doneUntil: number;
  until: number | null;
}

/** Updates the next few rows. @returns the id up to which rows are done; unchanged when none is left */
export type CatchUpStep = (transaction: pg.ClientBase, range: CatchUpRange) => Promise<number>;

const lock = statement<CatchUpRange, { task: string }>(
  'catch-up-lock',
  `select done_until as "doneUntil", until from catch_up
   where task = :task and (until is null or done_until < until) for update skip locked`,
);
const note = statement<never, { task: string; doneUntil: number }>(
  'catch-up-note',
  'update catch_up set done_until = :doneUntil where task = :task',
);

/**
 * Runs one step. One process at a time does, and committed steps are not repeated. @returns true when there may be more to do
 */
export function catchUp(pool: pg.Pool, task: string, step: CatchUpStep): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const range = await lock.oneOrNone(transaction, { task });
    if (!range) return false;
    const doneUntil = await step(transaction, range);
    if (doneUntil === range.doneUntil) return false;
    await note.run(transaction, { task, doneUntil });
    return true;
  });
}

/** The pause between two steps, as a multiple of the duration of the earlier one: calls have priority. */
const PAUSE_FACTOR = 2;

/** Updates existing rows in the background, a few at a time; continues after a restart. */
export function scheduleCatchUp(app: FastifyInstance, pool: pg.Pool, task: string, step: CatchUpStep): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  scheduleJob(app, task, async () => {
    for (;;) {
      const begun = performance.now();
      if (isClosing || !(await catchUp(pool, task, step))) return;
      await wait(PAUSE_FACTOR * (performance.now() - begun));
    }
  });
}
