import type { Settings } from '../../../platform/settings/settings';

const WRITE_EVERY_SECONDS = 60;

export type SessionLimits = Settings['session'];

/**
 * The interval at which a session's activity is stored: the effective idle limit is longer than the setting by this, never
 * shorter.
 */
export function writeEverySeconds(idleSeconds: number): number {
  return Math.min(WRITE_EVERY_SECONDS, Math.ceil(idleSeconds / 10));
}

/** Returns the effective idle limit in seconds: activity is stored late, so the last call may be later than the stored time. */
export function longestIdle({ idleSeconds }: SessionLimits): number {
  return idleSeconds + writeEverySeconds(idleSeconds);
}
