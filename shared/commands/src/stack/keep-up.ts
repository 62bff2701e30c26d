import { setTimeout as wait } from 'node:timers/promises';
import { GrowingPauses } from './growing-pauses';

interface Kept {
  name: string;
  /** One attempt to restart it; stops when the signal is aborted. */
  revive(signal: AbortSignal): Promise<void>;
  say(sentence: string): void;
}

/**
 * Restarts something whenever it ends by itself, without a limit, after growing pauses.
 *
 * @returns `onEnded` receives how it ended; `stop` gives up and waits for a running attempt
 */
export function keepUp({ name, revive, say }: Kept) {
  const giveUp = new AbortController();
  const pauses = new GrowingPauses();
  let revival: Promise<void> | undefined;

  async function haveBack(how: string): Promise<void> {
    for (let reason = how; !giveUp.signal.aborted;) {
      const pauseMs = pauses.next();
      say(`${name} exited unexpectedly (${reason}), restarting in ${pauseMs / 1000} s.`);
      try {
        await wait(pauseMs, undefined, { signal: giveUp.signal });
        await revive(giveUp.signal);
        say(`${name} is running again.`);
        return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  return {
    onEnded(how: string) {
      revival ??= haveBack(how).finally(() => (revival = undefined));
    },
    async stop() {
      giveUp.abort();
      await revival;
    },
  };
}
