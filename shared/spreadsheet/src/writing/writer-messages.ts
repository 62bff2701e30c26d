import type { Merge } from '../head-rows';
import type { Cell } from '../safe-cell';

/** What the worker is given: blocks of rows, small enough that the page stays responsive while they are handed over, then the rest. */
export type WriterOrder =
  { kind: 'rows'; rows: (readonly Cell[])[] } | { kind: 'end'; merges: readonly Merge[] };

/** What it answers: that it is there, then the file. */
export type WriterAnswer = { kind: 'ready' } | { kind: 'file'; bytes: ArrayBuffer };
