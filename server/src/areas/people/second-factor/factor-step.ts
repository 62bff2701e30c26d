import { failureReason } from '@backoffice/contract';
import type {
  FactorStepRequest,
  PasskeyAssertion,
  PasskeySignInRequest,
  ProofRequest,
} from '@backoffice/contract/factors';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { Caller } from '../../../platform/http/caller';
import { HttpError, notNow, refusal, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { findChallenge, storeChallenge, takeChallenge } from '../factors/challenges.repository';
import { listOneTimeCodes, sealedCodeColumn, useOneTimeCode } from '../factors/one-time-codes.repository';
import { stepOfCode } from '../factors/one-time-code';
import { assertionOptions, verifiedCounter } from '../factors/passkey-ceremonies';
import { findPasskey, type PasskeyRow, usePasskey } from '../factors/passkeys.repository';
import { recoveryCodeHash } from '../factors/recovery-codes';
import { hasRecoveryCode, useRecoveryCode } from '../factors/recovery-codes.repository';
import { relyingPartyOf } from '../factors/relying-party';
import { type FactorUser, findFactorUser, useFactorLink } from '../factors/user-factors.repository';
import type { SessionProof } from '../sessions/session-proof';
import { noteProof } from '../sessions/sessions.repository';
import { noteAccountEvent } from '../sign-in/account-events';
import { findCredentials } from '../sign-in/credentials.repository';
import type { FirstStep } from '../sign-in/factor-demand';
import { openSignedIn } from '../sign-in/sign-in';
import {
  addressCounter,
  createGuardedPasswords,
  deviceCounter,
  nameCounter,
} from '../sign-in/sign-in-protection';
import { type CheckCounter, isKnownDevice } from '../sign-in/sign-in-protection.repository';
import { notifyFactorsChanged } from './factor-notifications';

/** A factor that was checked, and the statement that uses it up: false when another call has been faster. */
interface CheckedFactor {
  proof: SessionProof;
  use(db: Queryable): Promise<boolean>;
}

const expired = () => refusal(400, 'factor-challenge-old');

/** Creates the second step of a sign-in, and the sign-in by passkey alone. */
export function createFactorStep(services: Services) {
  const { pool, settings, keyring, passwords } = services;
  const guard = createGuardedPasswords(pool, passwords);

  async function checkedPasskey(
    request: FastifyRequest,
    challenge: string,
    assertion: PasskeyAssertion,
    passkey: PasskeyRow,
  ): Promise<CheckedFactor | null> {
    const page = await relyingPartyOf(pool, request, settings);
    const counter = await verifiedCounter(page, challenge, assertion, passkey);
    if (counter === null) return null;
    return { proof: 'passkey', use: (db) => usePasskey(db, { id: passkey.id, counter }) };
  }

  async function checkedCode(userId: number, typed: string): Promise<CheckedFactor | null> {
    for (const { id, secretSealed, lastStep } of await listOneTimeCodes(pool, { userId })) {
      const secret = await keyring.decrypt(secretSealed, sealedCodeColumn.contextOf(id));
      const step = stepOfCode(secret, typed);
      if (step !== null && step > lastStep)
        return { proof: 'code', use: (db) => useOneTimeCode(db, { id, step }) };
    }
    return null;
  }

  /** Checks the one factor that a call sends; null when it is wrong. A user without a factor has only a link. */
  async function checkedFactor(
    user: FactorUser,
    request: FastifyRequest,
    { challenge, passkey: assertion, code, recoveryCode, link }: FactorStepRequest,
  ): Promise<CheckedFactor | null> {
    const { id: userId } = user;
    if (link !== undefined) {
      const linkHash = hashOf(link);
      const isOwn = user.linkHash?.equals(linkHash) ?? false;
      return isOwn ? { proof: 'link', use: (db) => useFactorLink(db, { userId, linkHash }) } : null;
    }
    if (user.linkHash) return null;
    if (assertion) {
      const passkey = await findPasskey(pool, { credentialId: assertion.id });
      return passkey?.userId === userId ? checkedPasskey(request, challenge, assertion, passkey) : null;
    }
    if (code !== undefined) return checkedCode(userId, code);
    const codeHash = recoveryCodeHash(recoveryCode ?? '');
    if (!(await hasRecoveryCode(pool, { userId, codeHash }))) return null;
    return { proof: 'recovery-code', use: (db) => useRecoveryCode(db, { userId, codeHash }) };
  }

  async function refuse(user: FactorUser | null, request: FastifyRequest): Promise<never> {
    await noteAccountEvent(pool, request, { user, action: 'sign-in-refused', isOwnAction: false });
    throw new HttpError(400, failureReason('factor-wrong'));
  }

  /** Checks the one factor that a call sends, within the limits of failed checks; throws when it is wrong. */
  async function rightFactor(
    user: FactorUser,
    request: FastifyRequest,
    body: FactorStepRequest,
    counters: readonly CheckCounter[],
  ): Promise<CheckedFactor> {
    let factor: CheckedFactor | null = null;
    const isRight = await guard.isRightFactor(counters, async () => {
      factor = await checkedFactor(user, request, body);
      return factor !== null;
    });
    // Read anew, because the compiler cannot see that the check assigns it.
    const checked = factor as CheckedFactor | null;
    return isRight && checked ? checked : refuse(user, request);
  }

  /** Continues a sign-in whose first step was right. A wrong factor leaves the challenge open, a right one uses it up. */
  async function finish(body: FactorStepRequest, request: FastifyRequest): Promise<{ token: string }> {
    const { challenge, device } = body;
    const begun = await findChallenge(pool, 'sign-in', challenge);
    const user = begun?.userId ? await findFactorUser(pool, { id: begun.userId }) : null;
    if (!begun || !user?.isActive) throw expired();
    const isKnown =
      device !== undefined && (await isKnownDevice(pool, { userId: user.id, deviceHash: hashOf(device) }));
    const counters = isKnown
      ? [deviceCounter(user.id, device)]
      : [nameCounter(user.username), addressCounter(request.ip)];
    const checked = await rightFactor(user, request, body, counters);
    const { provider, providerSession, isShared = false } = begun.payload as unknown as FirstStep;
    const signIn = { user, provider, providerSession, proof: checked.proof, device, isShared };
    return openSignedIn(services, request, signIn, async (transaction) => {
      if (!(await takeChallenge(transaction, 'sign-in', challenge))) throw expired();
      if (!(await checked.use(transaction))) throw refusal(400, 'factor-wrong');
      if (checked.proof === 'recovery-code')
        await notifyFactorsChanged(transaction, user.id, { change: 'recovery-code-used' });
    });
  }

  async function startByPasskey(request: FastifyRequest) {
    const page = await relyingPartyOf(pool, request, settings);
    const challenge = await storeChallenge(pool, { purpose: 'passkey', userId: null });
    if (challenge === null) throw notNow(429, failureReason('sign-in-busy'), 60);
    return { challenge, passkey: { ...(await assertionOptions(page, challenge)) } };
  }

  /** Signs in by a passkey, which is two factors itself: the device, and the finger or PIN that unlocks it. */
  async function finishByPasskey(
    { challenge, passkey: assertion, device }: PasskeySignInRequest,
    request: FastifyRequest,
  ): Promise<{ token: string }> {
    if (!(await findChallenge(pool, 'passkey', challenge))) throw expired();
    const passkey = await findPasskey(pool, { credentialId: assertion.id });
    const user = passkey && (await findFactorUser(pool, { id: passkey.userId }));
    const checked = user?.isActive && (await checkedPasskey(request, challenge, assertion, passkey!));
    if (!user || !checked) return refuse(user, request);
    const signIn = { user, provider: null, proof: checked.proof, device };
    return openSignedIn(services, request, signIn, async (transaction) => {
      if (!(await takeChallenge(transaction, 'passkey', challenge))) throw expired();
      if (!(await checked.use(transaction))) throw refusal(400, 'factor-wrong');
    });
  }

  /** Proves by a factor, or by the password of a user without one, that the session is still its user's. */
  async function prove(
    caller: Caller,
    { password, challenge, ...method }: ProofRequest,
    request: FastifyRequest,
  ): Promise<void> {
    const { userId: id, username, tokenHash } = caller;
    const counters = [nameCounter(username), addressCounter(request.ip)];
    const user = await findFactorUser(pool, { id });
    if (!user) throw refusal(401, 'signed-out');
    if (challenge !== undefined) {
      const begun = await findChallenge(pool, 'proof', challenge);
      if (begun?.userId !== id) throw expired();
      const checked = await rightFactor(user, request, { challenge, ...method }, counters);
      return inTransaction(pool, async (transaction) => {
        if (!(await takeChallenge(transaction, 'proof', challenge))) throw expired();
        if (!(await checked.use(transaction))) throw refusal(400, 'factor-wrong');
        await noteProof(transaction, { tokenHash });
      });
    }
    if (user.hasFactor || user.linkHash) return refuse(user, request);
    const credentials = await findCredentials(pool, { id });
    const stored = credentials?.passwordHash ?? null;
    if (!(await guard.isRight({ stored, password: password ?? '', counters })))
      throw refusedField(400, 'password', 'password-wrong');
    await noteProof(pool, { tokenHash });
  }

  return { finish, startByPasskey, finishByPasskey, prove };
}
