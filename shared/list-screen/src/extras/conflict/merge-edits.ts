type Values = Readonly<Record<string, unknown>>;

export type Side = 'theirs' | 'mine';

interface Merge {
  /** The side to take, by field, where no question is needed. */
  sides: Record<string, Side>;
  /** The fields that only the other user changed. */
  taken: string[];
  /** The fields that both changed, to different values. */
  conflicts: string[];
}

/** Merges two edits of one row, field by field. A missing value is undefined. */
export function mergeEdits(before: Values, theirs: Values, mine: Values): Merge {
  const merge: Merge = { sides: {}, taken: [], conflicts: [] };
  for (const field of new Set([before, theirs, mine].flatMap(Object.keys))) {
    const isTheirs = !Object.is(before[field], theirs[field]);
    const isMine = !Object.is(before[field], mine[field]);
    if (isTheirs && isMine && !Object.is(theirs[field], mine[field])) merge.conflicts.push(field);
    else merge.sides[field] = isMine ? 'mine' : 'theirs';
    if (isTheirs && !isMine) merge.taken.push(field);
  }
  return merge;
}
