import * as z from 'zod/mini';
import { listPage, paging } from './listing';

export const historyActions = ['create', 'update', 'delete'] as const;

const value = z.nullable(z.union([z.string(), z.number()]));

/** Null: the field did not exist before, or does not any more. A key stands there as its fingerprint only. */
export const fieldChange = z.object({ field: z.string(), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChange>;

export const historyEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Name of the user at that time; null for what nobody signed in did. */
  actor: z.nullable(z.string()),
  action: z.enum(historyActions),
  changes: z.array(fieldChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `POST /merchant/history`, `POST /channel/history`: what a row went through, the latest first. */
export const historyRequest = z.strictObject({ ...paging, id: z.int().check(z.minimum(1)) });
export type HistoryRequest = z.input<typeof historyRequest>;

export const historyResponse = listPage(historyEntry);
