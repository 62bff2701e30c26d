import * as z from 'zod/mini';
import { reasonRuleNames, reasonSubjects } from './reason-values';

/** The rules by which changes ask for a reason, and the form of tickets. */
export const reasonRules = z.object({
  rules: z.partialRecord(z.enum(reasonSubjects), z.enum(reasonRuleNames)),
  /** The pattern of a whole ticket; null for any. */
  ticketPattern: z.nullable(z.string()),
  /** Address of a ticket, in which `{ticket}` stands for it; null without one. */
  ticketLink: z.nullable(z.string()),
});
export type ReasonRules = z.infer<typeof reasonRules>;
