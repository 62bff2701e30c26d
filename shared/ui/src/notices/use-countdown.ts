import { useEffect } from 'react';

/**
 * Calls `onEnd` when a time has passed; starts anew when `restart` changes, and when a pause ends.
 *
 * @param onEnd must stay the same function from one rendering to the next
 */
export function useCountdown(durationMs: number, paused: boolean, restart: unknown, onEnd: () => void): void {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, paused, restart, onEnd]);
}
