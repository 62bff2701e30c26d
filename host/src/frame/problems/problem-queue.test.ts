import type { ProblemsRequest, ReportedProblem } from '@backoffice/contract';
import {
  PROBLEM_REPORT_PAUSES_MS,
  PROBLEMS_GATHERED_MS,
  REPEATED_PROBLEMS_EVERY_MS,
} from '../../kernel/patience';
import { ProblemQueue } from './problem-queue';

const problem = (name: string, more: Partial<ReportedProblem> = {}): ReportedProblem => ({
  remote: 'mfe-a',
  release: 'r1',
  kind: 'handler',
  by: 'stack',
  route: '/a',
  name,
  message: '',
  frames: [],
  isCall: false,
  times: 1,
  ...more,
});
const vital = (value: number) => ({
  remote: 'mfe-a',
  release: 'r1',
  route: '/a',
  name: 'INP' as const,
  value,
});

let sent: [report: ProblemsRequest, isLeaving: boolean][];
let isAway: boolean;
let queue: ProblemQueue;

beforeEach(() => {
  jest.useFakeTimers();
  [sent, isAway] = [[], false];
  queue = new ProblemQueue(async (...call) => {
    sent.push(call);
    if (isAway) throw new Error('away');
  });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const counts = () => sent.map(([{ problems }]) => problems.map(({ name, times }) => [name, times]));

it('sends the first errors together, equal ones once with their number', async () => {
  for (const name of ['A', 'B', 'A', 'A']) queue.addProblem(problem(name));
  await pass(PROBLEMS_GATHERED_MS);
  expect(counts()).toEqual([
    [
      ['A', 3],
      ['B', 1],
    ],
  ]);
});

it('sends a known error again only after a while, with the times since then', async () => {
  queue.addProblem(problem('A'));
  await pass(PROBLEMS_GATHERED_MS);
  for (let times = 0; times < 500; times++) queue.addProblem(problem('A'));
  await pass(REPEATED_PROBLEMS_EVERY_MS - 1);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(counts()[1]).toEqual([['A', 500]]);
});

it('splits many errors into several reports, and leaves out more than a hundred kinds', async () => {
  for (let name = 0; name < 150; name++) queue.addProblem(problem(String(name)));
  await pass(10 * PROBLEMS_GATHERED_MS);
  expect(counts().map(({ length }) => length)).toEqual([20, 20, 20, 20, 20]);
});

it('sends what waits when the page is left', async () => {
  queue.addProblem(problem('A'));
  queue.addVital(vital(40));
  queue.addVital(vital(90));
  await queue.flush(true);
  expect(sent).toEqual([[{ problems: [problem('A')], vitals: [vital(90)] }, true]]);
  await queue.flush(true);
  expect(sent).toHaveLength(1);
});

it('tries again after growing pauses, and then reports no more', async () => {
  isAway = true;
  queue.addProblem(problem('A'));
  await pass(PROBLEMS_GATHERED_MS);
  for (const [index, pause] of PROBLEM_REPORT_PAUSES_MS.entries()) {
    queue.addProblem(problem(`B${index}`));
    await pass(pause - 1);
    expect(sent).toHaveLength(index + 1);
    await pass(1);
    expect(sent).toHaveLength(index + 2);
  }
  isAway = false;
  queue.addProblem(problem('C'));
  await queue.flush(true);
  await pass(10 * REPEATED_PROBLEMS_EVERY_MS);
  expect(sent).toHaveLength(PROBLEM_REPORT_PAUSES_MS.length + 1);
});

it('loses nothing of an unanswered report', async () => {
  isAway = true;
  queue.addProblem(problem('A'));
  await pass(PROBLEMS_GATHERED_MS);
  isAway = false;
  queue.addProblem(problem('A'));
  await pass(PROBLEM_REPORT_PAUSES_MS[0]);
  expect(counts().at(-1)).toEqual([['A', 2]]);
});
