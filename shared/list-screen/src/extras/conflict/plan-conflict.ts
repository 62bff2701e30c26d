import type { HistoryEntry } from '@backoffice/contract';
import type { ComparedFields, ComparedValue } from './compared-fields';
import { mergeEdits, type Side } from './merge-edits';

/** An entry of the history or of the audit log. */
export type ConflictEntry = Pick<HistoryEntry, 'actor' | 'at' | 'changes'>;

type Values = Readonly<Record<string, unknown>>;

/** The values of both edits for a field, or for one element of a field with several. */
export interface Difference {
  id: string;
  field: string;
  element: string | undefined;
  before: ComparedValue;
  theirs: ComparedValue;
  mine: ComparedValue;
}

export interface ConflictPlan<T> {
  /** The current row. */
  now: T;
  /** The differences that are merged without a question. */
  taken: Difference[];
  /** The differences for which a side has to be chosen. */
  conflicts: Difference[];
  /** The merged values of the form's fields; those in `conflicts` keep the typed value. */
  merged: Values;
  /** Returns the value of a field after a side has been chosen. @param current the value in the form */
  chosen: (difference: Difference, side: Side, current: unknown) => unknown;
  /** The latest entries of the row's history, newest first; empty when the user may not see it. */
  entries: readonly ConflictEntry[];
}

interface Edits<T> {
  before: T;
  now: T;
  /** The values in the form. */
  typed: Values;
  valuesOf: (row: T) => Values;
  fields: ComparedFields<T>;
  entries: readonly ConflictEntry[];
}

interface Leaf {
  field: string;
  element: string | undefined;
  value: ComparedValue;
}

/** Returns the values to compare of a row: marks instead of keys, and each element of fields with several. */
async function leavesOf<T>(fields: ComparedFields<T>, row: T, values: Values): Promise<Map<string, Leaf>> {
  const leaves = new Map<string, Leaf>();
  for (const [field, { elements, mark }] of Object.entries(fields)) {
    if (!(field in values)) continue;
    if (elements) {
      for (const [element, value] of Object.entries(elements.of(values[field])))
        leaves.set(`${field} ${element}`, { field, element, value });
      continue;
    }
    let value = values[field] as ComparedValue;
    if (mark) value = value ? await mark.typed(String(value)) : mark.stored(row);
    leaves.set(field, { field, element: undefined, value });
  }
  return leaves;
}

const valuesIn = (leaves: Map<string, Leaf>): Values =>
  Object.fromEntries([...leaves].map(([id, { value }]) => [id, value]));

/** Returns the elements that have a value. */
const present = (parts: Iterable<readonly [string, ComparedValue]>) =>
  Object.fromEntries([...parts].filter(([, part]) => part !== undefined)) as Record<string, string>;

/** Plans the merge of a form with a row that another user has changed. */
export async function planConflict<T>(edits: Edits<T>): Promise<ConflictPlan<T>> {
  const { before, now, typed, valuesOf, fields, entries } = edits;
  const stored = valuesOf(now);
  const [was, theirs, mine] = await Promise.all([
    leavesOf(fields, before, valuesOf(before)),
    leavesOf(fields, now, stored),
    leavesOf(fields, before, typed),
  ]);
  const leaves = new Map([...was, ...theirs, ...mine]);
  const { sides, taken, conflicts } = mergeEdits(valuesIn(was), valuesIn(theirs), valuesIn(mine));

  const order = Object.keys(fields);
  const differences = (ids: readonly string[]): Difference[] =>
    ids
      .map((id) => {
        const { field, element } = leaves.get(id)!;
        const [old, other, own] = [was, theirs, mine].map((side) => side.get(id)?.value);
        return { id, field, element, before: old, theirs: other, mine: own };
      })
      .sort((one, next) => order.indexOf(one.field) - order.indexOf(next.field));
  const merge = (field: string): unknown => {
    const { elements } = fields[field] ?? {};
    const sideOf = (id: string): Side => sides[id] ?? 'mine';
    if (!elements) return field in fields && sideOf(field) === 'mine' ? typed[field] : stored[field];
    const parts = [...leaves]
      .filter(([, leaf]) => leaf.field === field)
      .map(
        ([id, { element }]) => [element!, (sideOf(id) === 'mine' ? mine : theirs).get(id)?.value] as const,
      );
    return elements.join(present(parts));
  };
  return {
    now,
    taken: differences(taken),
    conflicts: differences(conflicts),
    merged: Object.fromEntries(Object.keys(stored).map((field) => [field, merge(field)])),
    chosen({ field, element, ...values }, side, current) {
      const { elements } = fields[field]!;
      if (!elements) return side === 'mine' ? typed[field] : stored[field];
      return elements.join(present(Object.entries({ ...elements.of(current), [element!]: values[side] })));
    },
    entries,
  };
}
