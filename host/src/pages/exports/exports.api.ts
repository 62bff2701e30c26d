import { api } from '@backoffice/api-client';
import { downloadFile } from '@backoffice/api-client/download-file';
import type { ExportStateRequest, PreparedFile } from '@backoffice/contract/exports';
import { exportFilePaths } from '@backoffice/contract/export-values';

/** The calls for the user's own exports. */
export const exportsApi = {
  list: async (signal: AbortSignal): Promise<PreparedFile[]> =>
    (await api.get<{ items: PreparedFile[] }>(exportFilePaths.list, { signal, quiet: true })).items,
  setState: (request: ExportStateRequest) => api.put(exportFilePaths.state, request, { shown: true }),
  file: (id: number): Promise<Blob> => downloadFile(`${exportFilePaths.file}?id=${id}`),
};
