import type { SortById } from '@backoffice/contract';
import fc from 'fast-check';
import { BLOCK, BlockCounts } from './block-counts';

const row = fc.record({ id: fc.integer({ min: 0, max: 6 * BLOCK }), isActive: fc.boolean() });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });

function countsOf(rows: { id: number; isActive: boolean }[], sign = 1): [number, number, number][] {
  return rows.map(({ id, isActive }) => [Math.floor(id / BLOCK), isActive ? sign : 0, isActive ? 0 : sign]);
}

test('a range contains exactly the rows of its page', () => {
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(undefined, 'active' as const, 'inactive' as const),
      fc.constantFrom<SortById>('+id', '-id'),
      fc.integer({ min: 0, max: 70 }),
      fc.integer({ min: 1, max: 30 }),
      (rows, status, sort, offset, limit) => {
        const counts = BlockCounts.of('1:1:', countsOf(rows));
        const matches = rows
          .filter(({ isActive }) => !status || isActive === (status === 'active'))
          .map(({ id }) => id);
        matches.sort((one, other) => (sort === '+id' ? one - other : other - one));
        const { from, to, skip } = counts.rangeOf({ sort, offset, limit }, status);
        const inRange = matches.filter((id) => id >= from && id < to);
        expect(inRange.slice(skip, skip + limit)).toEqual(matches.slice(offset, offset + limit));
        expect(counts.total(status)).toBe(matches.length);
      },
    ),
  );
});

test('added changes equal a new count, and earlier counts are not modified', () => {
  fc.assert(
    fc.property(rows, rows, (before, added) => {
      const first = BlockCounts.of('1:1:', countsOf(before));
      const later = first.with('2:2:', [...countsOf(added), ...countsOf(before, -1)]);
      expect(later.total(undefined)).toBe(added.length);
      expect(later.rangeOf({ sort: '+id', offset: 0, limit: 100 }, undefined)).toEqual(
        BlockCounts.of('2:2:', countsOf(added)).rangeOf({ sort: '+id', offset: 0, limit: 100 }, undefined),
      );
      expect(first.total(undefined)).toBe(before.length);
    }),
  );
});
