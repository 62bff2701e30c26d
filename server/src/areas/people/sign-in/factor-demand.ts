import { failureReason } from '@backoffice/contract';
import type { FactorMethod } from '@backoffice/contract/factor-values';
import type { FactorDemand } from '@backoffice/contract/factors';
import type { FastifyRequest } from 'fastify';
import { HttpError, notNow } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { storeChallenge } from '../factors/challenges.repository';
import { listPasskeys } from '../factors/passkeys.repository';
import { assertionOptions } from '../factors/passkey-ceremonies';
import { relyingPartyOf } from '../factors/relying-party';
import { countFactors, findFactorUser } from '../factors/user-factors.repository';

/** The first step of a sign-in, as the second one needs it. */
export interface FirstStep {
  user: { id: number };
  provider: string | null;
  providerSession?: string | undefined;
  isShared?: boolean;
}

/** Returns the page of a call; null where passkeys do not work, so that the other methods remain. */
async function pageOf({ pool, settings }: Pick<Services, 'pool' | 'settings'>, request: FastifyRequest) {
  return relyingPartyOf(pool, request, settings).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
}

/** Answers the first step of a sign-in, by password or provider, with the demand of a second factor. */
export async function demandFactor(
  services: Pick<Services, 'pool' | 'settings'>,
  request: FastifyRequest,
  { user: { id: userId }, provider, providerSession, isShared = false }: FirstStep,
): Promise<FactorDemand> {
  const payload = { provider, providerSession, isShared };
  return factorsOf(services, request, { purpose: 'sign-in', userId, payload });
}

/** Begins a check of one of the user's factors. */
export async function factorsOf(
  services: Pick<Services, 'pool' | 'settings'>,
  request: FastifyRequest,
  check: { purpose: 'sign-in' | 'proof'; userId: number; payload?: object },
): Promise<FactorDemand> {
  const { pool } = services;
  const { userId } = check;
  const challenge = await storeChallenge(pool, check);
  if (challenge === null) throw notNow(429, failureReason('sign-in-busy'), 60);
  const [user, counts, passkeys, page] = await Promise.all([
    findFactorUser(pool, { id: userId }),
    countFactors(pool, { userId }),
    listPasskeys(pool, { userId }),
    pageOf(services, request),
  ]);
  if (user?.linkHash) return { challenge, methods: ['link'] };
  const hasPasskey = page !== null && passkeys.length > 0;
  const methods: FactorMethod[] = [
    ...(hasPasskey ? ['passkey' as const] : []),
    ...(counts.codes > 0 ? ['code' as const] : []),
    ...(counts.recoveryCodes > 0 ? ['recovery-code' as const] : []),
  ];
  const passkey = hasPasskey && { ...(await assertionOptions(page, challenge, passkeys)) };
  return { challenge, methods, ...(passkey && { passkey }) };
}
