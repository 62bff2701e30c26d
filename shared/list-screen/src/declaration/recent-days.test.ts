import { periodOf } from './recent-days';

// At noon, so that the date is the same in every zone.
beforeAll(() => jest.useFakeTimers({ now: new Date(2026, 2, 3, 12), doNotFake: ['performance'] }));
afterAll(() => jest.useRealTimers());

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

it.each([
  ['today', local(2026, 3, 3), undefined],
  ['yesterday', local(2026, 3, 2), local(2026, 3, 3)],
  ['last-7-days', local(2026, 2, 25), undefined],
  ['last-30-days', local(2026, 2, 2), undefined],
  ['this-month', local(2026, 3, 1), undefined],
  ['last-month', local(2026, 2, 1), local(2026, 3, 1)],
] as const)('periodOf starts and ends %s at local midnights', (within, from, to) => {
  expect(periodOf({ within })).toEqual({ from, to });
});

it('periodOf intersects days and period, and is open without any', () => {
  expect(periodOf({ from: '2026-01-01', within: 'today' })).toEqual({ from: local(2026, 3, 3) });
  expect(periodOf({ from: '2026-02-20', to: '2026-02-26', within: 'last-month' })).toEqual({
    from: local(2026, 2, 20),
    to: local(2026, 2, 27),
  });
  expect(periodOf({ to: '2026-12-31', within: 'last-month' })).toEqual({
    from: local(2026, 2, 1),
    to: local(2026, 3, 1),
  });
  expect(periodOf({})).toEqual({ from: undefined, to: undefined });
});
