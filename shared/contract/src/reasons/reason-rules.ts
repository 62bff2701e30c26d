import * as z from 'zod/mini';
import { reasonRules, reasonSubjects } from './reason-values';

const rule = z.enum(reasonRules);

/** `GET /change-reasons`: which changes ask for a reason. */
export const reasonRulesResponse = z.object({
  rules: z.partialRecord(z.enum(reasonSubjects), rule),
  /** The pattern of a whole ticket; null for any. */
  ticketPattern: z.nullable(z.string()),
  /** Address of a ticket, with `{ticket}` in its place; null without one. */
  ticketLink: z.nullable(z.string()),
});
export type ReasonRules = z.infer<typeof reasonRulesResponse>;
