import { useEffect, useState } from 'react';

const SPOKEN_STEP_S = 30;

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time until `endsAt` as m:ss: `shown` each second, `spoken` in steps that a screen reader can keep up with. */
export function useRemaining(endsAt: number): { shown: string; spoken: string } {
  const remaining = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(remaining);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return { shown: clock(seconds), spoken: clock(Math.ceil(seconds / SPOKEN_STEP_S) * SPOKEN_STEP_S) };
}
