import * as z from 'zod/mini';
import { line, sought } from '../text/text-schemas';
import { remoteName } from './remotes';

/** The name that the audit log has for a lock of all remotes. */
export const ALL_REMOTES = '*';

/** `POST /remotes/lock`: of one remote, or left out of all, until the given time or until it is unlocked. */
export const lockRequest = z.strictObject({
  remote: z.optional(remoteName),
  reason: line(200, 1),
  until: z.optional(z.nullable(z.iso.datetime())),
});
export type LockRequest = z.input<typeof lockRequest>;

/** `POST /remotes/unlock`. */
export const unlockRequest = z.strictObject({ remote: z.optional(remoteName) });

/** A lock under which no release of a remote can be promoted. */
export const releaseLock = z.object({
  reason: z.string(),
  until: z.nullable(z.string()),
  /** A username. */
  by: z.string(),
  /** True if it applies to all remotes. */
  isForAll: z.boolean(),
});
export type ReleaseLock = z.infer<typeof releaseLock>;

const OWNERS_MAX = 20;
/** `PUT /remotes/owners`: the usernames of those who ship a remote; empty for everybody with the permission. */
export const ownersRequest = z.strictObject({
  remote: remoteName,
  owners: z.array(sought(200, 1)).check(z.maxLength(OWNERS_MAX)),
});
export type OwnersRequest = z.input<typeof ownersRequest>;
export const ownersResponse = z.object({ owners: z.array(z.string()) });

const httpsAddress = line(300).check(z.regex(/^https:\/\/[^\s@]+$/));
/** Query of `PUT /remotes/:remote/releases/:release`: where a release was built from. */
export const releaseSource = z.object({
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,64}$/))),
  /** Address of the repository, such as `https://example.com/team/billing`. */
  repository: z.optional(httpsAddress),
  /** Name of the author of the commit, or of the person who ships. */
  author: z.optional(line(200, 1)),
  /** Address of the run that built it. */
  run: z.optional(httpsAddress),
});
export type ReleaseSource = z.infer<typeof releaseSource>;

const RAMP_STEPS_MAX = 10;
/** The percentages that a canary goes through by itself, while its figures hold; 100 promotes it to all users. */
export const ramp = z.strictObject({
  steps: z.array(z.int().check(z.minimum(1), z.maximum(100))).check(
    z.minLength(1),
    z.maxLength(RAMP_STEPS_MAX),
    z.refine((steps) => steps.every((step, index) => index === 0 || step > steps[index - 1]!)),
  ),
  /** The time of each step. */
  minutes: z.int().check(z.minimum(1), z.maximum(7 * 24 * 60)),
});
export type Ramp = z.infer<typeof ramp>;
