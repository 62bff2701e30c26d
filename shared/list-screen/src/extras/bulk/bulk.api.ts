import { api } from '@backoffice/api-client';
import type { BulkJob, BulkPreview, SeenRow } from '@backoffice/contract/bulk';
import { type BulkCommand, bulkPaths } from '@backoffice/contract/bulk-values';

/** A list whose records can be changed in bulk. */
export type BulkList = keyof typeof bulkPaths;

export type PreviewRequest = { command: BulkCommand } & ({ rows: readonly SeenRow[] } | { filter: object });

/** The bulk edit calls of a list. */
export function bulkApi(list: BulkList) {
  const paths = bulkPaths[list];
  return {
    preview: (request: PreviewRequest): Promise<BulkPreview> =>
      api.post(paths.preview, request, { shown: true }),
    start: (id: number, takesLastActive: boolean): Promise<unknown> =>
      api.post(paths.start, { id, takesLastActive }, { shown: true }),
    job: (signal: AbortSignal): Promise<BulkJob | null> => api.get(paths.job, { signal, quiet: true }),
    setState: (id: number, state: 'cancelled' | 'closed', options?: { quiet: true }): Promise<unknown> =>
      api.put(paths.state, { id, state }, options),
    undo: (id: number): Promise<unknown> => api.post(paths.undo, { id }),
  };
}
export type BulkApi = ReturnType<typeof bulkApi>;
