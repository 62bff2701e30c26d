import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type DeployKeyRequest,
  type DeployKeyResponse,
  type DisableRequest,
  type OverrideRequest,
  type PromoteRequest,
  type RemoteOverview,
  type RemotePointer,
  type RollbackRequest,
} from '@backoffice/contract';

// The screen that makes a change shows its outcome itself.
const quiet = { quiet: true };

export const remotesApi = {
  list: (signal: AbortSignal): Promise<RemoteOverview[]> =>
    api.get(apiPaths.remoteRegistry, { signal, ...quiet }),
  promote: (request: PromoteRequest): Promise<RemotePointer> =>
    api.post(apiPaths.remotePromote, request, quiet),
  rollBack: (request: RollbackRequest): Promise<RemotePointer> =>
    api.post(apiPaths.remoteRollback, request, quiet),
  disable: (request: DisableRequest): Promise<RemotePointer> =>
    api.post(apiPaths.remoteDisable, request, quiet),
  override: (request: OverrideRequest): Promise<{ until: string; origin?: string }> =>
    api.post(apiPaths.remoteOverride, request, quiet),
  issueKey: (request: DeployKeyRequest): Promise<DeployKeyResponse> =>
    api.post(apiPaths.deployKeys, request, quiet),
  revokeKey: (id: number): Promise<{ id: number }> => api.post(apiPaths.deployKeyRevoke, { id }, quiet),
  enable: (request: RollbackRequest): Promise<RemotePointer> =>
    api.post(apiPaths.remoteEnable, request, quiet),
};
