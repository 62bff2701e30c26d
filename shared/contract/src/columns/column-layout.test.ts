import { arrangeColumns, type ColumnSetting, type DeclaredColumn, withMissing } from './column-layout';

/** Returns a seeded generator of numbers from 0 to 1. */
function numbersOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function anyCase(seed: number) {
  const next = numbersOf(seed + 1);
  const declared: DeclaredColumn[] = Array.from({ length: 2 + Math.floor(next() * 10) }, (_, index) => ({
    key: `c${index}`,
    isTitle: next() < 0.2,
  }));
  if (next() < 0.7) declared.push({ key: 'actions', pinned: 'end' });
  const layout: ColumnSetting[] = [...declared, { key: 'gone' }, { key: 'also-gone' }]
    .filter(() => next() < 0.7)
    .map(({ key }) => ({ key, order: next(), isHidden: next() < 0.4, isPinned: next() < 0.3 }))
    .sort((one, other) => one.order - other.order)
    .map(({ key, isHidden, isPinned }) => ({ key, isHidden, isPinned, width: 100 }));
  return { declared, layout };
}

const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

test('arrangeColumns returns every declared column once and follows every valid choice of the user', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { declared, layout } = anyCase(seed);
    const arranged = arrangeColumns(declared, layout);
    expect(keysOf(arranged).sort()).toEqual(keysOf(declared).sort());
    expect(arranged.filter(({ column, isHidden }) => isHidden && (column.isTitle || column.pinned))).toEqual(
      [],
    );
    if (declared.at(-1)!.pinned) expect(arranged.at(-1)!.key).toBe('actions');
    const pins = arranged.map(({ isPinned = false }) => isPinned);
    expect(pins).toEqual([...pins].sort().reverse());
    for (const isPinned of [true, false]) {
      const kept = layout.filter(
        (entry) => entry.isPinned === isPinned && entry.key !== 'actions' && !entry.key.includes('gone'),
      );
      const shown = arranged.filter(({ key }) => kept.some((entry) => entry.key === key));
      expect(keysOf(shown)).toEqual(keysOf(kept));
    }
  }
});

test('arrangeColumns inserts a column missing from the layout after its declared predecessor', () => {
  const declared = [{ key: 'id' }, { key: 'name', isTitle: true }, { key: 'new' }, { key: 'balance' }];
  const layout = [
    { key: 'balance' },
    { key: 'name', isHidden: true },
    { key: 'id', isHidden: true, width: 90 },
  ];
  expect(arrangeColumns(declared, layout)).toEqual([
    { key: 'balance', column: declared[3] },
    { key: 'name', column: declared[1], isHidden: false },
    { key: 'new', column: declared[2] },
    { key: 'id', column: declared[0], isHidden: true, width: 90 },
  ]);
});

test('arrangeColumns keeps the declared order without a layout', () => {
  const declared = [{ key: 'id' }, { key: 'name' }, { key: 'actions', pinned: 'end' as const }];
  expect(keysOf(arrangeColumns(declared))).toEqual(['id', 'name', 'actions']);
});

test('withMissing keeps the position of columns that the screen does not have', () => {
  const [a, b, c, d] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }, { key: 'd' }];
  expect(keysOf(withMissing([c, a], [a, b, c, d]))).toEqual(['c', 'd', 'a', 'b']);
});
