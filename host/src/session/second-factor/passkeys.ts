import type { PasskeyAssertion, PasskeyRegistration, PasskeySignInStart } from '@backoffice/contract/factors';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Options = PasskeySignInStart['passkey'];

/** Thrown when the user cancels the browser's dialog, or it finds no passkey: browsers do not tell which. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

const cancelled = (cause: unknown): never => {
  throw new PasskeyCancelled('The browser used no passkey.', { cause });
};

export const hasPasskeySupport = browserSupportsWebAuthn;

/** Signs with a passkey; the options are those that the server sent. */
export async function signWithPasskey(options: Options): Promise<PasskeyAssertion> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, authenticatorAttachment, response } = await startAuthentication({
    optionsJSON,
  }).catch(cancelled);
  return { id, rawId, type, authenticatorAttachment, response };
}

/** Makes a new passkey; the options are those that the server sent. */
export async function makePasskey(options: Options): Promise<PasskeyRegistration> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, authenticatorAttachment, response } = await startRegistration({
    optionsJSON,
  }).catch(cancelled);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    authenticatorAttachment,
    response: { clientDataJSON, attestationObject, transports },
  };
}
