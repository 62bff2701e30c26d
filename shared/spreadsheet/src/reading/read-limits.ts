import type { FileEnding } from './file-ending';

export interface ReadLimits {
  /** Which endings are taken. */
  endings: readonly FileEnding[];
  maxBytes: number;
  /** Without the header. */
  maxRows: number;
  maxColumns: number;
}
