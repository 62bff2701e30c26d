import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: calls during another are ignored.
 * @returns `run`, which settles or rejects with the work
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because a second click may come before the next rendering.
  const isRunning = useRef(false);

  const run = async (work: () => void | Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
