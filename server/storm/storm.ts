import { as, insist, signIn } from '../harness/call';
import { areas } from './areas';
import { strike } from './faults';
import type { StormInstallation } from './installation';
import { checkInvariants, checkLists, lastEntry } from './invariants';
import { checkPrivateKeys, findPlainKeys } from './key-search';
import { type Model, numbersOf } from './model';
import { beginModel, type People, peopleOf } from './people';
import type { Step } from './story';
import { work } from './work';

export interface Outcome {
  steps: number;
  /** The number of writes by their outcome. */
  writes: Record<string, number>;
  rows: Record<string, number>;
  /** The step after which an invariant was violated. */
  failedAt: number | null;
  problems: string[];
}

/** Without faults: reactivates deactivated users. */
async function bringBack(
  { toApis: [{ port }] }: StormInstallation,
  people: People,
  model: Model,
): Promise<void> {
  for (const index of [0, 1] as const) {
    const row = model.administrators[index];
    if (row.status === 'active') continue;
    const call = areas.user.change(row, { mark: row.mark, status: 'active' });
    const back = await insist(port, { ...call, headers: as(people.administrators[index === 0 ? 1 : 0]) });
    model.administrators[index] = { ...row, status: 'active', updatedAt: String(back.updatedAt) };
    people.administrators[index] = await signIn(port, people.administrators[index]);
  }
}

/**
 * Runs the steps of a story, and checks the invariants after each.
 *
 * @param goesOn called before each step
 */
export async function storm(
  installation: StormInstallation,
  seed: number,
  story: Iterable<Step>,
  goesOn: (step: Step) => boolean,
): Promise<Outcome> {
  const people = await peopleOf(installation);
  const model = await beginModel(installation, people, seed);
  const outcome: Outcome = { steps: 0, writes: {}, rows: {}, failedAt: null, problems: [] };
  for (const step of story) {
    if (!goesOn(step)) break;
    const since = await installation.withOwner(lastEntry);
    const [operations] = await Promise.all([
      work(installation, people, model, step),
      ...step.faults.map((fault) => strike(installation, fault)),
    ]);
    await installation.calm();
    outcome.steps += 1;
    for (const { outcome: result, reason } of [
      ...operations.writes,
      ...operations.publications,
      ...operations.moves,
    ]) {
      const what = reason ? `${result}: ${reason}` : result;
      outcome.writes[what] = (outcome.writes[what] ?? 0) + 1;
    }
    outcome.problems = await checkInvariants(installation, model, operations, since);
    if (outcome.problems.length === 0) {
      await bringBack(installation, people, model);
      outcome.problems = await checkLists(installation, people, model);
    }
    if (outcome.problems.length > 0) return { ...outcome, failedAt: step.number };
  }
  outcome.rows = numbersOf(model);
  outcome.problems = [
    ...(await checkPrivateKeys(installation, people, model)),
    ...(await findPlainKeys(installation, model)),
  ];
  if (outcome.problems.length > 0) outcome.failedAt = outcome.steps;
  return outcome;
}
