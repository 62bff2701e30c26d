import { statement } from '../database/statement';

/** Marks an approved request as done in the transaction of its change; fails when it is not open: migration 0185. */
export const markApproved = statement<never, { id: number }>('approval-done', 'select approval_done(:id)', {
  writes: true,
}).run;
