import * as z from 'zod/mini';
import { sought } from '../text/text-schemas';

/** Maximum size of a body. */
const TEXT_MAX = 1024 * 1024;
const text = z._default(sought(TEXT_MAX), '');

const toReportUri = z.strictObject({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
});
const toEndpoint = z.object({ type: text, body: z.object({ documentURL: text, blockedURL: text }) });

/**
 * `POST /policy/reports`: the reports that browsers send to the `report-uri` of the content security policy, and to the
 * endpoint of the integrity policy. Only these fields are read.
 */
export const policyReports = z.union([toReportUri, z.array(toEndpoint).check(z.maxLength(50))]);
export type PolicyReports = z.infer<typeof policyReports>;

const policyViolation = z.object({
  directive: z.string(),
  /**
   * The origin of the refused resource, or a word such as `inline`; empty, like `page`, for the sum of further kinds above the
   * limit.
   */
  blocked: z.string(),
  /** Path of the page, with each number replaced by 0. */
  page: z.string(),
  times: z.int(),
  lastAt: z.string(),
});
export type PolicyViolation = z.infer<typeof policyViolation>;

/** `GET /policy/reports`: the violations that browsers reported within the last day, most frequent first. */
export const policyViolationsResponse = z.object({
  /** Number of all reports, including kinds that are not listed. */
  total: z.int(),
  kinds: z.array(policyViolation),
});
export type PolicyViolations = z.infer<typeof policyViolationsResponse>;
