import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { statement } from '../database/statement';
import { inTransaction } from '../database/transaction';
import { scheduleJob } from './scheduled-jobs';

/** The rows of before that are not up to date yet: those after `doneUntil`, up to `until` where the work has an end. */
export interface CatchUpRange {
  doneUntil: number;
  until: number | null;
}

/** Brings the next few rows up to date. @returns up to which id nothing is left to do; as it was where nothing is */
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

/** @returns whether there may be more to do; one process at a time does it, and what it has written it does not do again */
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

/** Between two steps, as a multiple of what the one before took: calls come first. */
const PAUSE_FACTOR = 2;

/** Brings rows of before up to date beside the calls, a few at a time, and goes on after a restart where it was. */
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
