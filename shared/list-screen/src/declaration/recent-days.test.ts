import { startOf } from './recent-days';

// At noon, so that no zone has another day.
beforeAll(() => jest.useFakeTimers({ now: new Date(2026, 2, 3, 12), doNotFake: ['performance'] }));
afterAll(() => jest.useRealTimers());

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

it.each([
  ['today', local(2026, 3, 3)],
  ['last-7-days', local(2026, 2, 25)],
  ['last-30-days', local(2026, 2, 2)],
] as const)('%s begins at a midnight here, counted from now', (recent, start) => {
  expect(startOf(undefined, recent)).toBe(start);
});

it('takes the later beginning of two, and none of none', () => {
  expect(startOf('2026-01-01', 'today')).toBe(local(2026, 3, 3));
  expect(startOf('2026-03-02', 'last-7-days')).toBe(local(2026, 3, 2));
  expect(startOf('2026-01-01', undefined)).toBe(local(2026, 1, 1));
  expect(startOf(undefined, undefined)).toBeUndefined();
});
