import { startStormInstallation } from './installation';
import type { Scenario } from './scenario';
import { shrink } from './shrink';
import { storm } from './storm';
import { describeStep, type Step, storyOf } from './story';

const PRINTED_STEPS = 10;

function firstSteps(seed: number, count: number): Step[] {
  const steps: Step[] = [];
  for (const step of storyOf(seed)) {
    if (step.number > count) break;
    steps.push(step);
  }
  return steps;
}

/**
 * Clerks, teams and administrators work while processes are killed, connections are cut and disks fill up, as determined by a
 * seed.
 */
export const random: Scenario = {
  async play({ complain, say, within }, { seed, minutes = 1, steps: maxSteps, tell }) {
    const inWords = (steps: readonly Step[]) => steps.map(describeStep).join('\n');
    if (tell) {
      say(inWords(firstSteps(seed, maxSteps ?? PRINTED_STEPS)));
      return;
    }
    const play = (steps: Iterable<Step>, goesOn: (step: Step) => boolean) =>
      within(startStormInstallation, (installation) => {
        if (!installation.database.disk)
          say('The disk of the database stays as it is: only root may mount one that can be filled.');
        return storm(installation, seed, steps, goesOn);
      });

    const until = Date.now() + minutes * 60_000;
    const goesOn = ({ number }: Step) => (maxSteps ? number <= maxSteps : Date.now() < until);
    const { steps, writes, rows, failedAt, problems } = await play(storyOf(seed), goesOn);
    say(`Seed ${seed}: ${steps} steps. Writes: ${JSON.stringify(writes)}. Rows: ${JSON.stringify(rows)}.`);
    if (failedAt === null) return;
    complain(...problems);
    say(`Seed ${seed} broke after step ${failedAt}:\n  ${problems.join('\n  ')}`);
    const story = firstSteps(seed, failedAt);
    const shortest = await shrink(
      story,
      async (fewer) => (await play(fewer, () => true)).problems.length > 0,
    );
    if (shortest) say('The least that still breaks it:');
    else say('It did not break a second time: what happens also depends on when it happens. The story:');
    say(inWords(shortest ?? story));
    say(`Once more: pnpm storm --seed ${seed} --steps ${failedAt}`);
  },
};
