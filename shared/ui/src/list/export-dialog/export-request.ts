export const exportFormats = ['xlsx', 'csv', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What the user chose, and what tells how far the export is. */
export interface ExportRequest {
  scope: 'all' | 'page';
  format: ExportFormat;
  /** Without its ending. */
  fileName: string;
  /** Aborted by the cancel button. */
  signal: AbortSignal;
  /** How many rows are done. */
  onProgress: (done: number) => void;
}
