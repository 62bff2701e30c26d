import type { LoginResponse } from '@backoffice/contract';
import { factorStepApi } from './factor-step.api';
import { signWithPasskey } from './passkeys';

/** Signs in by a passkey alone; the browser offers those that it has for this page. */
export async function signInByPasskey(): Promise<LoginResponse> {
  const { challenge, passkey } = await factorStepApi.startByPasskey();
  return factorStepApi.finishByPasskey({ challenge, passkey: await signWithPasskey(passkey) });
}
