import { ASK_EVERY_MS } from './follow-rows';
import { matchRows, type RowMatches } from './match-rows';

let filter: object;
let isHidden: boolean;
let matches: RowMatches;
const ask = jest.fn((ids: readonly number[]) => Promise.resolve(ids.filter((id) => id % 2 === 0)));
const settle = jest.fn();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  settle.mockClear();
  [filter, isHidden] = [{ text: 'one' }, false];
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  matches = matchRows({ filter: () => filter, ask, settle });
});
afterEach(() => {
  matches.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks once for what is doubtful in a moment, and the next time seconds later', async () => {
  matches.check([1, 2]);
  matches.check([2, 4]);
  await pass(500);
  expect(ask.mock.calls).toEqual([[[1, 2, 4], { text: 'one' }]]);
  expect(settle.mock.calls).toEqual([
    [
      [1, 2, 4],
      [2, 4],
    ],
  ]);
  matches.check([6]);
  await pass(4000);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1500);
  expect(ask.mock.calls[1]![0]).toEqual([6]);
});

it('asks nothing while nobody looks, and for a hundred at once when somebody does', async () => {
  isHidden = true;
  matches.check(Array.from({ length: 150 }, (_, id) => id));
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(20_000);
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([100, 50]);
});

it('asks again where the list was narrowed to something else meanwhile', async () => {
  ask.mockImplementationOnce((ids) => {
    filter = { text: 'two' };
    return Promise.resolve([...ids]);
  });
  matches.check([1, 2]);
  await pass(500);
  expect(settle).not.toHaveBeenCalled();
  await pass(6000);
  expect(ask.mock.calls[1]).toEqual([[1, 2], { text: 'two' }]);
  expect(settle.mock.calls).toEqual([[[1, 2], [2]]]);
});

it('tries again later what could not be asked, and loses nothing', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockRejectedValueOnce(new Error('down'));
  matches.check([2]);
  await pass(ASK_EVERY_MS - 1000);
  matches.check([4]);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(2000);
  expect(settle.mock.calls).toEqual([
    [
      [2, 4],
      [2, 4],
    ],
  ]);
});

it('forgets what was doubtful, and what is being asked, when the list was asked for anew', async () => {
  ask.mockImplementationOnce((ids) => {
    matches.forget();
    return Promise.resolve([...ids]);
  });
  matches.check([2]);
  await pass(500);
  matches.check([4]);
  matches.forget();
  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(settle).not.toHaveBeenCalled();
});
