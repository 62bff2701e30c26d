import fc from 'fast-check';
import { sharesOf, type Weighted } from './channel-shares';

const channel = (id: number, merchantWeight: number, status: Weighted['status'] = 'active') => ({
  id,
  merchantWeight,
  status,
});
const figures = (channels: Weighted[]) => [...sharesOf(channels).values()];

it.each([
  ['one alone takes all', [5], [100]],
  ['equal ones, the first the odd percent', [1, 1, 1], [34, 33, 33]],
  ['by weight', [50, 30, 20], [50, 30, 20]],
  ['what rounding loses most comes back first', [1, 1, 4], [17, 17, 66]],
  ['a weight of 0 takes nothing', [0, 10], [0, 100]],
  ['no channel takes anything without a weight', [0, 0], [0, 0]],
  ['less than half a percent', [1, 100, 100], [0, 50, 50]],
])('%s', (_case, weights, expected) => {
  expect(figures(weights.map((weight, index) => channel(index + 1, weight)))).toEqual(expected);
});

it('sharesOf leaves out inactive channels, whatever their weight', () => {
  const shares = sharesOf([channel(1, 30), channel(2, 70, 'inactive'), channel(3, 10)]);
  expect([...shares]).toEqual([
    [1, 75],
    [3, 25],
  ]);
});

it('sharesOf is empty without an active channel', () => {
  expect(sharesOf([channel(1, 30, 'inactive')]).size).toBe(0);
});

it('sharesOf sums to 100, stays within one percent of the exact share, and grows with the weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weights, (all) => {
      const total = all.reduce((sum, weight) => sum + weight, 0);
      const shares = figures(all.map((weight, index) => channel(index + 1, weight)));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100);
      all.forEach((weight, index) => {
        const exact = total === 0 ? 0 : (weight * 100) / total;
        expect(Math.abs(shares[index]! - exact)).toBeLessThan(1);
        if (weight === 0) expect(shares[index]).toBe(0);
        all.forEach((other, at) => {
          if (weight > other) expect(shares[index]).toBeGreaterThanOrEqual(shares[at]!);
        });
      });
    }),
  );
});
