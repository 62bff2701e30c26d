import { isDeepStrictEqual } from 'node:util';

const SHOWN = 10;

/** The methods of an installation that a storm uses to end it. */
interface Endable {
  folder: string;
  /** Processes that ended by themselves. */
  ended: readonly string[];
  remove(keepsFiles?: boolean): Promise<void>;
}

/** Prints the progress of a scenario, and collects violations. */
export function createReport() {
  const problems: string[] = [];
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  return {
    say,
    complain: (...found: string[]) => void problems.push(...found),
    /** Records a violation if the two differ. */
    check(what: string, found: unknown, expected: unknown): void {
      if (isDeepStrictEqual(found, expected)) say(`${what}: ${JSON.stringify(found)}`);
      else problems.push(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
    },
    /** Runs on an installation of its own, whose files are kept after a violation. */
    async within<I extends Endable, T>(start: () => Promise<I>, play: (installation: I) => Promise<T>) {
      const before = problems.length;
      const installation = await start();
      let isPlayed = false;
      try {
        const played = await play(installation);
        problems.push(...installation.ended);
        isPlayed = true;
        return played;
      } finally {
        const isBroken = !isPlayed || problems.length > before;
        if (isBroken) say(`See ${installation.folder}.`);
        await installation.remove(isBroken);
      }
    },
    /** @returns whether there are no violations */
    conclude(): boolean {
      say(problems.length === 0 ? 'Nothing is broken.' : problems.slice(0, SHOWN).join('\n'));
      if (problems.length > SHOWN) say(`${problems.length} problems in all.`);
      return problems.length === 0;
    },
  };
}

export type Report = ReturnType<typeof createReport>;
