import { startStormInstallation, type StormInstallation } from './installation';
import { storm } from './storm';
import { faultKinds, type Step, storyOf } from './story';

jest.setTimeout(120_000);

const STEPS = 3;
// Few, each with several kinds of faults. `pnpm storm` plays long stories.
const seeds = [31, 686, 1193, 1865];

function firstSteps(seed: number): Step[] {
  const story = storyOf(seed);
  return Array.from({ length: STEPS }, () => story.next().value);
}

test('a story depends only on its seed', () => {
  expect(firstSteps(1)).toEqual(firstSteps(1));
  expect(firstSteps(1)).not.toEqual(firstSteps(2));
});

test('the short seeds contain every kind of fault', () => {
  const struck = seeds.flatMap(firstSteps).flatMap(({ faults }) => faults.map(({ kind }) => kind));
  expect(faultKinds.filter((kind) => !struck.includes(kind))).toEqual([]);
});

describe('a storm', () => {
  let installation: StormInstallation;
  beforeAll(async () => {
    installation = await startStormInstallation();
  });
  afterAll(() => installation.remove());

  test.each(seeds)('of seed %d breaks nothing that must never break', async (seed) => {
    const { steps, problems } = await storm(installation, seed, firstSteps(seed), () => true);
    expect({ steps, problems }).toEqual({ steps: STEPS, problems: [] });
  });
});
