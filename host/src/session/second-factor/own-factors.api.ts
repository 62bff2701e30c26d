import { api } from '@backoffice/api-client';
import { factorPaths } from '@backoffice/contract/factor-values';
import type {
  CodeEnrolRequest,
  CodeEnrolStart,
  EnrolResponse,
  Factor,
  OwnFactors,
  PasskeyEnrolRequest,
  PasskeySignInStart,
  RecoveryCodesResponse,
} from '@backoffice/contract/factors';
import { queryOptions } from '@tanstack/react-query';

/** The calls for the user's own second factors. Callers show the failures. */
export const ownFactorsApi = {
  startPasskey: (): Promise<PasskeySignInStart> =>
    api.post(factorPaths.passkeyStart, undefined, { shown: true }),
  finishPasskey: (request: PasskeyEnrolRequest): Promise<EnrolResponse> =>
    api.post(factorPaths.passkeyFinish, request, { shown: true }),
  startCode: (): Promise<CodeEnrolStart> => api.post(factorPaths.codeStart, undefined, { shown: true }),
  finishCode: (request: CodeEnrolRequest): Promise<EnrolResponse> =>
    api.post(factorPaths.codeFinish, request, { shown: true }),
  rename: ({ kind, id }: Factor, name: string): Promise<null> =>
    api.put(factorPaths.rename, { kind, id, name }, { shown: true }),
  remove: ({ kind, id }: Factor): Promise<null> =>
    api.post(factorPaths.remove, { kind, id }, { shown: true }),
  renewRecoveryCodes: (): Promise<RecoveryCodesResponse> =>
    api.post(factorPaths.recoveryCodes, undefined, { shown: true }),
};

export const ownFactorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: ({ signal }) => api.get<OwnFactors>(factorPaths.own, { signal, quiet: true }),
});
