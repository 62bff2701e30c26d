import type { PasskeyAssertion, PasskeyRegistration } from '@backoffice/contract/factors';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { signedChallenge } from './challenges.repository';
import type { PasskeyRow } from './passkeys.repository';
import type { RelyingParty } from './relying-party';

/** Loads the library for the first passkey: it takes a seventh of the time to load the API. */
const loadLibrary = () => import('@simplewebauthn/server');

// The lifetime of a challenge.
const TIMEOUT_MS = 5 * 60_000;

/** The bytes by which an authenticator names a user: no name, which its owner could read. */
const handleOf = (userId: number) => Buffer.from(`user ${userId}`);
const credentialOf = ({ credentialId: id, transports }: PasskeyRow) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});
const signedBytes = (challenge: string) =>
  new Uint8Array(Buffer.from(signedChallenge(challenge), 'base64url'));

interface Enrolment {
  challenge: string;
  user: { id: number; username: string };
  existing: readonly PasskeyRow[];
}

/** Returns the options with which the browser makes a passkey that also signs in without a username. */
export async function registrationOptions({ rpId }: RelyingParty, { challenge, user, existing }: Enrolment) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpID: rpId,
    rpName: rpId,
    userID: new Uint8Array(handleOf(user.id)),
    userName: user.username,
    challenge: signedBytes(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns the options of a sign-in; without passkeys, the browser offers all that it has for this page. */
export async function assertionOptions(
  { rpId }: RelyingParty,
  challenge: string,
  of: readonly PasskeyRow[] = [],
) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: signedBytes(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(of.length > 0 && { allowCredentials: of.map(credentialOf) }),
  });
}

/** Returns the new credential of a registration; null when it does not prove the challenge, page and user verification. */
export async function verifiedRegistration(
  { origin, rpId }: RelyingParty,
  challenge: string,
  { response, ...passkey }: PasskeyRegistration,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  // The library throws for each answer that does not fit, and has no class for it.
  const answer = await verifyRegistrationResponse({
    response: {
      id: passkey.id,
      rawId: passkey.rawId,
      type: passkey.type,
      clientExtensionResults: {},
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    expectedChallenge: signedChallenge(challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

/** Returns the counter of an assertion; null when it does not prove the challenge, page, passkey and user verification. */
export async function verifiedCounter(
  { origin, rpId }: RelyingParty,
  challenge: string,
  { response, ...assertion }: PasskeyAssertion,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { userHandle, ...signed } = response;
  if (userHandle && userHandle !== handleOf(passkey.userId).toString('base64url')) return null;
  const answer = await verifyAuthenticationResponse({
    response: {
      id: assertion.id,
      rawId: assertion.rawId,
      type: assertion.type,
      clientExtensionResults: {},
      response: signed,
    },
    expectedChallenge: signedChallenge(challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}
