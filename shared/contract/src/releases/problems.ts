import * as z from 'zod/mini';
import { attributions, problemKinds, problemLimits, vitalNames } from './problem-values';
import { releaseName, remoteName } from './remotes';
import { sought } from '../text/text-schemas';

const position = z.int().check(z.minimum(1), z.maximum(100_000_000));
const frame = z.strictObject({
  remote: remoteName,
  release: z.optional(releaseName),
  /** The path of the script in the release. */
  file: sought(200, 1),
  line: position,
  column: position,
});

const reportedProblem = z.strictObject({
  remote: remoteName,
  /** Left out for the host, whose scripts tell its release. */
  release: z.optional(releaseName),
  kind: z.enum(problemKinds),
  by: z.enum(attributions),
  /** The pattern of the page's address, such as `/merchant/:id`. */
  route: sought(200),
  /** The class name of the error. */
  name: sought(60, 1),
  message: z._default(sought(problemLimits.message), ''),
  frames: z.array(frame).check(z.maxLength(problemLimits.frames)),
  /** The call whose failure it is, if it is one; then it says nothing about the release. */
  isCall: z._default(z.boolean(), false),
  requestId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  times: z.int().check(z.minimum(1), z.maximum(problemLimits.times)),
});

const reportedVital = z.strictObject({
  remote: remoteName,
  release: z.optional(releaseName),
  route: sought(200),
  name: z.enum(vitalNames),
  /** In ms; CLS has no unit. */
  value: z.number().check(z.minimum(0), z.maximum(600_000)),
});

/**
 * `POST /remotes/problems`: what went wrong on pages, and how fast they were. Stored are the known words of a message, positions in
 * scripts and known routes; all else is left out.
 */
export const problemsRequest = z.strictObject({
  problems: z.array(reportedProblem).check(z.maxLength(problemLimits.problems)),
  vitals: z.array(reportedVital).check(z.maxLength(problemLimits.vitals)),
});
export type ProblemsRequest = z.input<typeof problemsRequest>;
export type ReportedProblem = z.output<typeof reportedProblem>;
export type ReportedVital = z.output<typeof reportedVital>;

/** `GET /remotes/problems`. */
export const problemsQuery = z.object({ remote: z.optional(remoteName), release: z.optional(releaseName) });

const problem = z.object({
  id: z.int(),
  remote: z.string(),
  release: z.string(),
  /** `other` for the sum of further problems above the limit. */
  kind: z.enum([...problemKinds, 'other']),
  route: z.string(),
  name: z.string(),
  /** Null where the release's scripts are unknown. */
  message: z.nullable(z.string()),
  /** Nothing like it was reported for an earlier release. */
  isNew: z.boolean(),
  times: z.int(),
  users: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The last failed calls behind it, newest first. */
  requestIds: z.array(z.string()),
});
export type Problem = z.infer<typeof problem>;

const releaseVitals = z.object({
  remote: z.string(),
  release: z.string(),
  publishedAt: z.string(),
  /** Sessions whose pages were measured in the last seven days. */
  sessions: z.int(),
  /** The 75th percentiles; null without a measurement. */
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});
export type ReleaseVitals = z.infer<typeof releaseVitals>;

export const problemsResponse = z.object({
  /** The problems of the last seven days, the latest first. */
  problems: z.array(problem),
  /** By remote, the newest release first. */
  vitals: z.array(releaseVitals),
});
export type Problems = z.infer<typeof problemsResponse>;

/** `GET /remotes/problems/stack`. */
export const stackQuery = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) });
const stackFrame = z.object({
  remote: z.string(),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** The position in the sources; null where the release has no source map. */
  source: z.nullable(
    z.object({ file: z.string(), line: z.int(), column: z.int(), name: z.nullable(z.string()) }),
  ),
});
export type StackFrame = z.infer<typeof stackFrame>;
export const stackResponse = z.object({ frames: z.array(stackFrame) });
export type ProblemStack = z.infer<typeof stackResponse>;

/** `GET /remotes/modules`: the copies of shared modules that a release gets. */
export const modulesQuery = z.object({ remote: remoteName, release: releaseName });
const sharedModule = z.object({
  name: z.string(),
  /** The range that the release wants; null for a module that it carries. */
  wanted: z.nullable(z.string()),
  /** The version that the host has. */
  given: z.nullable(z.string()),
  /** `host`: the host's copy. `own`: the release's own. `none`: the host's does not fit, and the release does not run. */
  from: z.enum(['host', 'own', 'none']),
});
export type SharedModule = z.infer<typeof sharedModule>;
export const modulesResponse = z.array(sharedModule);
