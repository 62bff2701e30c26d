import { useEffect, useState } from 'react';

/** Holds on for a while after `isOn` has ended. */
export function useLingering(isOn: boolean, forMs: number): boolean {
  const [lingers, setLingers] = useState(isOn);
  if (isOn && !lingers) setLingers(true);
  useEffect(() => {
    if (isOn || !lingers) return undefined;
    const timer = setTimeout(() => setLingers(false), forMs);
    return () => clearTimeout(timer);
  }, [isOn, lingers, forMs]);
  return isOn || lingers;
}
