import { setTimeout as wait } from 'node:timers/promises';
import { GrowingPauses } from './growing-pauses';

interface Kept {
  name: string;
  /** One attempt to have it back; gives up when the signal says so. */
  revive(signal: AbortSignal): Promise<void>;
  say(sentence: string): void;
}

/**
 * Has something back whenever it has ended by itself, as often as it takes, with growing pauses.
 *
 * @returns `onEnded` takes how it ended; `stop` gives up and waits until no attempt is under way
 */
export function keepUp({ name, revive, say }: Kept) {
  const giveUp = new AbortController();
  const pauses = new GrowingPauses();
  let revival: Promise<void> | undefined;

  async function haveBack(how: string): Promise<void> {
    for (let reason = how; !giveUp.signal.aborted;) {
      const pauseMs = pauses.next();
      say(`${name} ended by itself (${reason}); it is started again in ${pauseMs / 1000} s.`);
      try {
        await wait(pauseMs, undefined, { signal: giveUp.signal });
        await revive(giveUp.signal);
        say(`${name} is up again.`);
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
