import fc from 'fast-check';
import { mergeEdits, type Side } from './merge-edits';

const value = fc.oneof(fc.constantFrom('', null, undefined, 0, Number.NaN), fc.string({ maxLength: 3 }));

/** A field, the values of both edits, and the side that is chosen if they differ. */
const edit = fc
  .record({
    before: value,
    theirs: value,
    mine: value,
    who: fc.constantFrom('neither', 'they', 'me', 'both', 'both alike'),
    choice: fc.constantFrom<Side>('theirs', 'mine'),
  })
  .filter(({ before, theirs, mine }) => new Set([before, theirs, mine]).size === 3);

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

const byThem = ({ before, theirs, who }: Edit) => (who === 'neither' || who === 'me' ? before : theirs);
const byMe = ({ before, theirs, mine, who }: Edit) =>
  who === 'both alike' ? theirs : who === 'me' || who === 'both' ? mine : before;

/** The expected value, by who has changed the field. */
const saved: Record<Edit['who'], (edit: Edit) => unknown> = {
  neither: ({ before }) => before,
  they: ({ theirs }) => theirs,
  me: ({ mine }) => mine,
  both: ({ choice, theirs, mine }) => (choice === 'mine' ? mine : theirs),
  'both alike': ({ theirs }) => theirs,
};

const RUNS = 500;
/** Maximum time of all merges together, in ms. */
const MAX_MS = RUNS;

it('mergeEdits loses no change of two users, and leaves only real conflicts to choose', () => {
  let spentMs = 0;
  // Forms use fixed field names; this name would set the prototype of the object.
  const field = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__');
  const edits = fc.dictionary(field, edit, { maxKeys: 20 });
  fc.assert(
    fc.property(edits, (fields) => {
      const column = (of: (edit: Edit) => unknown) =>
        Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, of(each)]));
      const [before, theirs, mine] = [column((each) => each.before), column(byThem), column(byMe)];
      const start = performance.now();
      const { sides, taken, conflicts } = mergeEdits(before, theirs, mine);
      spentMs += performance.now() - start;
      const named = (...who: Edit['who'][]) =>
        Object.keys(fields).filter((name) => who.includes(fields[name]!.who));
      expect(conflicts).toEqual(named('both'));
      expect(taken).toEqual(named('they'));
      const chosen = (name: string) => (conflicts.includes(name) ? fields[name]!.choice : sides[name]!);
      const merged = Object.keys(fields).map((name) => (chosen(name) === 'mine' ? mine : theirs)[name]);
      expect(merged).toEqual(Object.values(fields).map((each) => saved[each.who](each)));
    }),
    { numRuns: RUNS },
  );
  expect(spentMs).toBeLessThan(MAX_MS);
});

it('mergeEdits merges a missing value, such as a removed element', () => {
  const { sides, conflicts } = mergeEdits(
    { kept: 'on', gone: 'on' },
    { kept: 'on' },
    { kept: 'on', gone: 'on', added: 'on' },
  );
  expect(sides).toEqual({ kept: 'theirs', gone: 'theirs', added: 'mine' });
  expect(conflicts).toEqual([]);
});
