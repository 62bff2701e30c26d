import { api } from '@backoffice/api-client';
import type { LoginResponse } from '@backoffice/contract';
import { factorPaths } from '@backoffice/contract/factor-values';
import type {
  FactorStepRequest,
  PasskeySignInRequest,
  PasskeySignInStart,
} from '@backoffice/contract/factors';
import { addressAfterLogin, pageQuery } from '../../kernel/addresses';
import { device } from '../device';

const page = () => pageQuery(addressAfterLogin(location.search));

/** The calls of the second step of a sign-in. Callers show the failures. */
export const factorStepApi = {
  finish: (request: Omit<FactorStepRequest, 'device'>): Promise<LoginResponse> =>
    api.post(factorPaths.step + page(), { ...request, ...device() }, { quiet: true }),
  startByPasskey: (): Promise<PasskeySignInStart> =>
    api.post(factorPaths.passkeySignInStart, undefined, { quiet: true }),
  finishByPasskey: (request: Omit<PasskeySignInRequest, 'device'>): Promise<LoginResponse> =>
    api.post(factorPaths.passkeySignInFinish + page(), { ...request, ...device() }, { quiet: true }),
};
