import * as z from 'zod/mini';
import { sought } from '../text/text-schemas';

/** As much as a body has. */
const TEXT_MAX = 1024 * 1024;
const text = z._default(sought(TEXT_MAX), '');

const toReportUri = z.strictObject({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
});
const toEndpoint = z.object({ type: text, body: z.object({ documentURL: text, blockedURL: text }) });

/**
 * `POST /policy/reports`, as browsers send it to the `report-uri` of the content's policy, and to the endpoint of the scripts' integrity
 * policy; of a report itself only this is read.
 */
export const policyReports = z.union([toReportUri, z.array(toEndpoint).check(z.maxLength(50))]);
export type PolicyReports = z.infer<typeof policyReports>;

const policyViolation = z.object({
  directive: z.string(),
  /** The origin of what was refused, or a word such as `inline`; empty with `page` for what was too many kinds to tell apart. */
  blocked: z.string(),
  /** Path of the page, with 0 in place of each number. */
  page: z.string(),
  times: z.int(),
  lastAt: z.string(),
});
export type PolicyViolation = z.infer<typeof policyViolation>;

/** `GET /policy/reports`: what browsers said within the last day that the policy of the page refused, the most frequent first. */
export const policyViolationsResponse = z.object({
  /** Of all kinds, also of those that are not listed. */
  total: z.int(),
  kinds: z.array(policyViolation),
});
export type PolicyViolations = z.infer<typeof policyViolationsResponse>;
