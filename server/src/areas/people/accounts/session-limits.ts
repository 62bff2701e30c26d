import type { Settings } from '../../../platform/settings/settings';

const WRITE_EVERY_SECONDS = 60;

export type SessionLimits = Settings['session'];

/** How often a session's activity is written down: its idle limit is that much longer than the setting, never shorter. */
export function writeEverySeconds(idleSeconds: number): number {
  return Math.min(WRITE_EVERY_SECONDS, Math.ceil(idleSeconds / 10));
}

/** Activity is written down late, never early: until then the last call may be that much younger than what is written. */
export function longestIdle({ idleSeconds }: SessionLimits): number {
  return idleSeconds + writeEverySeconds(idleSeconds);
}
