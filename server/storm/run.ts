import { parseArgs } from 'node:util';
import { type Installation, startInstallation } from './installation';
import { shrink } from './shrink';
import { type Outcome, storm } from './storm';
import { describeStep, type Step, storyOf } from './story';

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  say(`--${name} must be a number above 0.`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    /** In place of a time: the story's first steps, as many as this. */
    steps: { type: 'string' },
    /** Only print the story's first `--steps`. */
    tell: { type: 'boolean', default: false },
  },
});
const seed = Math.floor(numberOf('seed', values.seed));
const until = Date.now() + numberOf('minutes', values.minutes) * 60_000;
const most = values.steps === undefined ? Infinity : numberOf('steps', values.steps);

function firstSteps(count: number): Step[] {
  const steps: Step[] = [];
  for (const step of storyOf(seed)) {
    if (step.number > count) break;
    steps.push(step);
  }
  return steps;
}

async function inFreshInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  const installation = await startInstallation();
  if (!installation.disk)
    say('The disk of the database stays as it is: only root may mount one that can be filled.');
  try {
    return await work(installation);
  } finally {
    await installation.remove();
  }
}

const tell = (steps: readonly Step[]) => say(steps.map(describeStep).join('\n'));

async function explain({ failedAt, problems }: Outcome): Promise<void> {
  say(`Seed ${seed} broke after step ${failedAt}:\n  ${problems.join('\n  ')}`);
  const steps = await shrink(firstSteps(failedAt ?? 1), async (fewer) => {
    const again = await inFreshInstallation((installation) => storm(installation, seed, fewer, () => true));
    return again.problems.length > 0;
  });
  if (steps) say('The least that still breaks it:');
  else say('It did not break a second time: what happens also depends on when it happens. The story:');
  tell(steps ?? firstSteps(failedAt ?? 1));
  say(`Once more: pnpm storm --seed ${seed} --steps ${failedAt}`);
}

if (values.tell) {
  tell(firstSteps(Number.isFinite(most) ? most : 10));
} else {
  const goesOn = ({ number }: Step) => (Number.isFinite(most) ? number <= most : Date.now() < until);
  const outcome = await inFreshInstallation((installation) =>
    storm(installation, seed, storyOf(seed), goesOn),
  );
  say(
    `Seed ${seed}: ${outcome.steps} steps. Writes: ${JSON.stringify(outcome.writes)}. Rows: ${JSON.stringify(outcome.rows)}.`,
  );
  if (outcome.failedAt === null) say('Nothing is broken.');
  else {
    await explain(outcome);
    process.exitCode = 1;
  }
}
