import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type DeployKeyRequest,
  type DeployKeyResponse,
  type DisableRequest,
  type LockRequest,
  type OverrideRequest,
  type OwnersRequest,
  type PolicyViolations,
  type PromoteRequest,
  type RemoteOverview,
  type RemotePointer,
  type RemoteRelease,
  type RetireRequest,
  type RollbackRequest,
} from '@backoffice/contract';

// The screen that makes a change shows its outcome itself.
const quiet = { quiet: true };

export const remotesApi = {
  list: (signal: AbortSignal) => api.get<RemoteOverview[]>(apiPaths.remoteRegistry, { signal, ...quiet }),
  violations: (signal: AbortSignal) =>
    api.get<PolicyViolations>(apiPaths.policyReports, { signal, ...quiet }),
  promote: (request: PromoteRequest) => api.post<RemotePointer>(apiPaths.remotePromote, request, quiet),
  rollBack: (request: RollbackRequest) => api.post<RemotePointer>(apiPaths.remoteRollback, request, quiet),
  disable: (request: DisableRequest) => api.post<RemotePointer>(apiPaths.remoteDisable, request, quiet),
  enable: (request: RollbackRequest) => api.post<RemotePointer>(apiPaths.remoteEnable, request, quiet),
  lock: (request: LockRequest) => api.post<RemoteOverview[]>(apiPaths.remoteLock, request, quiet),
  unlock: (request: Pick<LockRequest, 'remote'>) =>
    api.post<RemoteOverview[]>(apiPaths.remoteUnlock, request, quiet),
  setOwners: (request: OwnersRequest) => api.put<{ owners: string[] }>(apiPaths.remoteOwners, request, quiet),
  retire: (request: RetireRequest) => api.post<RemotePointer>(apiPaths.remoteRetire, request, quiet),
  override: (request: OverrideRequest) =>
    api.post<NonNullable<RemoteRelease['override']>>(apiPaths.remoteOverride, request, quiet),
  issueKey: (request: DeployKeyRequest) => api.post<DeployKeyResponse>(apiPaths.deployKeys, request, quiet),
  revokeKey: (id: number) => api.post<{ id: number }>(apiPaths.deployKeyRevoke, { id }, quiet),
};
