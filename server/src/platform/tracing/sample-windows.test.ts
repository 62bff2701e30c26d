import { CallTrace, currentTrace, inTrace } from './call-trace';
import { SampleWindows } from './sample-windows';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Begins a call every 10 ms. @returns how many of them are traced */
function tracedOf(windows: SampleWindows, calls: number): number {
  let traced = 0;
  for (let call = 0; call < calls; call++) {
    jest.advanceTimersByTime(10);
    if (!windows.begin()) continue;
    traced += 1;
    windows.finish();
  }
  return traced;
}

test.each([0.01, 0.2])('takes a share of %d of the calls', (share) => {
  const windows = new SampleWindows(share);
  expect(tracedOf(windows, 100_000) / 100_000).toBeCloseTo(share, 3);
  windows.end();
});

test('takes every call with a share of 1', () => {
  expect(tracedOf(new SampleWindows(1), 100)).toBe(100);
});

test('ends following two seconds after a window, also while a call of it goes on', () => {
  const windows = new SampleWindows(0.01);
  while (!windows.begin()) jest.advanceTimersByTime(10);
  const trace = new CallTrace();
  let isFollowed: boolean[] = [];
  inTrace(trace, () => {
    isFollowed = [2_900, 200].map((ms) => {
      jest.advanceTimersByTime(ms);
      return currentTrace() === trace;
    });
  });
  expect(isFollowed).toEqual([true, false]);
  windows.end();
});
