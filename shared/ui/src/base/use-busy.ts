import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: what is asked for while another is running is left out.
 *
 * @returns `run` settles, or rejects, as the work does
 */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  // Known at once: a second click may come before the next rendering.
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
