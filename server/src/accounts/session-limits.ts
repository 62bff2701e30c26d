const WRITE_EVERY_SECONDS = 60;

/** How often a session's activity is written down: its idle limit is that much longer than the setting, never shorter. */
export function writeEverySeconds(idleSeconds: number): number {
  return Math.min(WRITE_EVERY_SECONDS, Math.ceil(idleSeconds / 10));
}
