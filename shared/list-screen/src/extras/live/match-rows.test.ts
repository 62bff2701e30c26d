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

it('matchRows collects rows for one call, and waits seconds before the next', async () => {
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

it('matchRows sends nothing while the page is hidden, then calls of a hundred rows', async () => {
  isHidden = true;
  matches.check(Array.from({ length: 150 }, (_, id) => id));
  await pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(20_000);
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([100, 50]);
});

it('matchRows asks again when the filters changed during the call', async () => {
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

it('matchRows retries a failed call later without losing rows', async () => {
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

it('matchRows forgets waiting rows and the running call when the list was read again', async () => {
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
