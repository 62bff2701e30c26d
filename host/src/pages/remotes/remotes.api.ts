import { api } from '@backoffice/api-client';
import {
  apiPaths,
  remotePaths,
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
  list: (signal: AbortSignal) => api.get<RemoteOverview[]>(remotePaths.remoteRegistry, { signal, ...quiet }),
  violations: (signal: AbortSignal) =>
    api.get<PolicyViolations>(apiPaths.policyReports, { signal, ...quiet }),
  promote: (request: PromoteRequest) => api.post<RemotePointer>(remotePaths.remotePromote, request, quiet),
  rollBack: (request: RollbackRequest) => api.post<RemotePointer>(remotePaths.remoteRollback, request, quiet),
  disable: (request: DisableRequest) => api.post<RemotePointer>(remotePaths.remoteDisable, request, quiet),
  enable: (request: RollbackRequest) => api.post<RemotePointer>(remotePaths.remoteEnable, request, quiet),
  lock: (request: LockRequest) => api.post<RemoteOverview[]>(remotePaths.remoteLock, request, quiet),
  unlock: (request: Pick<LockRequest, 'remote'>) =>
    api.post<RemoteOverview[]>(remotePaths.remoteUnlock, request, quiet),
  setOwners: (request: OwnersRequest) =>
    api.put<{ owners: string[] }>(remotePaths.remoteOwners, request, quiet),
  retire: (request: RetireRequest) => api.post<RemotePointer>(remotePaths.remoteRetire, request, quiet),
  override: (request: OverrideRequest) =>
    api.post<NonNullable<RemoteRelease['override']>>(remotePaths.remoteOverride, request, quiet),
  issueKey: (request: DeployKeyRequest) =>
    api.post<DeployKeyResponse>(remotePaths.deployKeys, request, quiet),
  revokeKey: (id: number) => api.post<{ id: number }>(remotePaths.deployKeyRevoke, { id }, quiet),
};
