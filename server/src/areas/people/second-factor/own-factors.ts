import { FACTORS_MAX } from '@backoffice/contract/factor-values';
import type {
  CodeEnrolRequest,
  EnrolResponse,
  FactorKind,
  FactorRemoveRequest,
  FactorRenameRequest,
  PasskeyEnrolRequest,
} from '@backoffice/contract/factors';
import type { FastifyRequest } from 'fastify';
import { nextId } from '../../../platform/database/new-rows';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import type { Caller } from '../../../platform/http/caller';
import { refusal, refusedField } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { findChallenge, storeChallenge, takeChallenge } from '../factors/challenges.repository';
import { insertOneTimeCode, sealedCodeColumn } from '../factors/one-time-codes.repository';
import { codeAddress, newCodeSecret, stepOfCode } from '../factors/one-time-code';
import { registrationOptions, verifiedRegistration } from '../factors/passkey-ceremonies';
import { insertPasskey, listPasskeys } from '../factors/passkeys.repository';
import { renewRecoveryCodes } from '../factors/recovery-codes';
import { removeRecoveryCodes } from '../factors/recovery-codes.repository';
import { relyingPartyOf } from '../factors/relying-party';
import { claimRelyingParty } from '../factors/relying-party.repository';
import {
  countFactors,
  factorChanges,
  type FactorUser,
  findFactorUser,
  listFactors,
  lockFactorUser,
  noteFactors,
} from '../factors/user-factors.repository';
import { closeOtherSessions } from '../sessions/sessions.repository';
import { noteAccountEvent } from '../sign-in/account-events';
import { notifyFactorsChanged } from './factor-notifications';

const expired = () => refusal(400, 'factor-challenge-old');
/** Binds the secret of an authenticator app that is being enrolled to its challenge. */
const pendingContext = (userId: number) => `sign_in_challenge.payload:${userId}`;

interface NewFactor {
  kind: FactorKind;
  name: string;
  challenge: string;
  insert(transaction: Queryable): Promise<void>;
}

/** Creates the service by which signed-in users enrol and remove their own second factors. */
export function createOwnFactors({ pool, keyring, settings }: Services) {
  async function lockCaller(transaction: Parameters<typeof lockFactorUser>[0], { userId }: Caller) {
    const user = await lockFactorUser(transaction, { id: userId });
    if (!user) throw refusal(401, 'signed-out');
    return user;
  }

  /** Adds a factor. The first one brings recovery codes and ends the user's other sessions, which are less protected. */
  async function enrol(caller: Caller, request: FastifyRequest, factor: NewFactor): Promise<EnrolResponse> {
    return inTransaction(pool, async (transaction) => {
      const user = await lockCaller(transaction, caller);
      if (!(await takeChallenge(transaction, `enrol-${factor.kind}`, factor.challenge))) throw expired();
      const { passkeys, codes } = await countFactors(transaction, { userId: user.id });
      if (passkeys + codes >= FACTORS_MAX) throw refusal(409, 'factors-too-many', { most: FACTORS_MAX });
      await factor.insert(transaction);
      await noteFactors(transaction, { userId: user.id });
      const isFirst = !user.hasFactor;
      const recoveryCodes = isFirst ? await renewRecoveryCodes(transaction, user.id) : undefined;
      if (isFirst) await closeOtherSessions(transaction, caller);
      await notifyFactorsChanged(transaction, user.id, { change: 'added' });
      await noteChange(transaction, request, user, 'factor-add', `${factor.kind} ${factor.name}`);
      return recoveryCodes ? { recoveryCodes } : {};
    });
  }

  function noteChange(
    db: Queryable,
    request: FastifyRequest,
    user: FactorUser,
    action: 'factor-add' | 'factor-rename' | 'factor-remove' | 'recovery-codes',
    factor?: string,
  ) {
    return noteAccountEvent(db, request, { user, action, isOwnAction: true, ...(factor && { factor }) });
  }

  async function begin(purpose: 'enrol-passkey' | 'enrol-code', userId: number, payload = {}) {
    return (await storeChallenge(pool, { purpose, userId, payload }))!;
  }

  return {
    async list({ userId }: Caller) {
      const [factors, { recoveryCodes }, user] = await Promise.all([
        listFactors(pool, { userId }),
        countFactors(pool, { userId }),
        findFactorUser(pool, { id: userId }),
      ]);
      return { factors, recoveryCodes, isRequired: user?.isRequired ?? false };
    },

    async startPasskey({ userId: id, username }: Caller, request: FastifyRequest) {
      const page = await relyingPartyOf(pool, request, settings);
      const challenge = await begin('enrol-passkey', id);
      const existing = await listPasskeys(pool, { userId: id });
      const options = await registrationOptions(page, { challenge, user: { id, username }, existing });
      return { challenge, passkey: { ...options } };
    },

    async finishPasskey(
      caller: Caller,
      request: FastifyRequest,
      { challenge, name, passkey }: PasskeyEnrolRequest,
    ): Promise<EnrolResponse> {
      const { userId } = caller;
      const page = await relyingPartyOf(pool, request, settings);
      const begun = await findChallenge(pool, 'enrol-passkey', challenge);
      if (begun?.userId !== userId) throw expired();
      const credential = await verifiedRegistration(page, challenge, passkey);
      if (!credential) throw refusal(400, 'factor-wrong');
      const transports = passkey.response.transports ?? [];
      const insert = async (transaction: Queryable) => {
        const { rpId } = await claimRelyingParty(transaction, page);
        if (rpId !== page.rpId) throw refusal(409, 'passkey-page', { name: rpId });
        if (!(await insertPasskey(transaction, { ...credential, userId, name, transports })))
          throw refusal(409, 'factor-taken');
      };
      return enrol(caller, request, { kind: 'passkey', name, challenge, insert });
    },

    async startCode({ userId, username }: Caller, { headers: { origin = '' } }: FastifyRequest) {
      const secret = newCodeSecret();
      const sealed = await keyring.encrypt(secret, pendingContext(userId));
      const challenge = await begin('enrol-code', userId, { secret: sealed });
      const issuer = URL.canParse(origin) ? new URL(origin).hostname : 'back-office';
      return { challenge, secret, address: codeAddress(secret, { issuer, username }) };
    },

    async finishCode(
      caller: Caller,
      request: FastifyRequest,
      { challenge, name, code }: CodeEnrolRequest,
    ): Promise<EnrolResponse> {
      const { userId } = caller;
      const begun = await findChallenge(pool, 'enrol-code', challenge);
      if (begun?.userId !== userId) throw expired();
      const secret = await keyring.decrypt(String(begun.payload.secret), pendingContext(userId));
      const step = stepOfCode(secret, code);
      if (step === null) throw refusedField(400, 'code', 'factor-code-wrong');
      const sealer = await keyring.sealer();
      const insert = async (transaction: Queryable) => {
        const id = await nextId(transaction, 'one_time_code');
        const secretSealed = sealer.encrypt(secret, sealedCodeColumn.contextOf(id));
        await insertOneTimeCode(transaction, { id, userId, secretSealed, step, name });
      };
      return enrol(caller, request, { kind: 'code', name, challenge, insert });
    },

    rename(caller: Caller, request: FastifyRequest, { kind, id, name }: FactorRenameRequest) {
      return inTransaction(pool, async (transaction) => {
        const user = await lockCaller(transaction, caller);
        if (!(await factorChanges[kind].rename(transaction, { id, userId: user.id, name })))
          throw refusal(404, 'factor-unknown');
        await noteChange(transaction, request, user, 'factor-rename', `${kind} ${name}`);
      });
    },

    remove(caller: Caller, request: FastifyRequest, { kind, id }: FactorRemoveRequest) {
      return inTransaction(pool, async (transaction) => {
        const user = await lockCaller(transaction, caller);
        const removed = await factorChanges[kind].remove(transaction, { id, userId: user.id });
        if (!removed) throw refusal(404, 'factor-unknown');
        const { hasFactor } = await noteFactors(transaction, { userId: user.id });
        if (!hasFactor && user.isRequired) throw refusal(409, 'factor-required');
        if (!hasFactor) await removeRecoveryCodes(transaction, { userId: user.id });
        await notifyFactorsChanged(transaction, user.id, { change: 'removed' });
        await noteChange(transaction, request, user, 'factor-remove', `${kind} ${removed.name}`);
      });
    },

    renewRecoveryCodes(caller: Caller, request: FastifyRequest) {
      return inTransaction(pool, async (transaction) => {
        const user = await lockCaller(transaction, caller);
        if (!user.hasFactor) throw refusal(409, 'factor-unknown');
        const recoveryCodes = await renewRecoveryCodes(transaction, user.id);
        await notifyFactorsChanged(transaction, user.id, { change: 'recovery-codes' });
        await noteChange(transaction, request, user, 'recovery-codes');
        return { recoveryCodes };
      });
    },
  };
}
