import {
  failureReason,
  type FailureReason,
  type OidcFinishRequest,
  type OidcStart,
  PROVIDER_ANSWER_OLD,
  PROVIDER_FAILED,
  PROVIDER_NO_ACCOUNT,
  PROVIDER_OTHER_USER,
  type SignInAnswer,
} from '@backoffice/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { HttpError, notNow } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { noteAccountEvent } from '../sign-in/account-events';
import { demandFactor } from '../sign-in/factor-demand';
import { openSignedIn } from '../sign-in/sign-in';
import { findLinkedUser, linkIdentity, storeAttempt, takeAttempt } from './identities.repository';
import { vouchesForFactors } from './provider-factors';
import { type AnswerChecks, createProviderClient, type VerifiedPerson } from './provider-client';

const ATTEMPT_BYTES = 32;

/** Returns the associated data that binds the encrypted checks to this sign-in. */
const checksContext = (attemptHash: Buffer) => `oidc_attempt:checks:${attemptHash.toString('hex')}`;

/**
 * Creates the sign-in by the providers of the settings: `start`, the provider's own page, `finish`. See docs/decisions/0008.
 */
export function createSignInByProvider(services: Services) {
  const { pool, keyring, settings, log } = services;
  const clients = new Map(
    settings.providers.map((provider) => [provider.id, createProviderClient(provider)]),
  );

  function clientOf(id: string) {
    const client = clients.get(id);
    if (!client) throw new HttpError(400, failureReason('provider-unknown'), { status: PROVIDER_FAILED });
    return client;
  }

  function providerFailed(provider: string) {
    return (cause: unknown): never => {
      log.warn({ err: cause, provider }, 'sign-in provider failed');
      throw new HttpError(400, failureReason('provider-failed'), { status: PROVIDER_FAILED, cause });
    };
  }

  async function start(provider: string, redirectUri: string): Promise<OidcStart> {
    const { url, checks } = await clientOf(provider).begin(redirectUri).catch(providerFailed(provider));
    const attempt = randomBytes(ATTEMPT_BYTES).toString('base64url');
    const attemptHash = hashOf(attempt);
    const sealed = await keyring.encrypt(JSON.stringify(checks), checksContext(attemptHash));
    const isStored = await storeAttempt(pool, { attemptHash, provider, redirectUri, checks: sealed });
    if (!isStored) throw notNow(429, failureReason('sign-in-busy'), 60);
    return { url, state: checks.state, attempt };
  }

  async function userOf(provider: string, { subject, claims }: VerifiedPerson, request: FastifyRequest) {
    const { issuer, usernameClaim } = clientOf(provider).settings;
    const identity = { issuer, subject };
    const linked = await findLinkedUser(pool, identity);
    if (linked || usernameClaim === undefined) return linked;
    const name = claims[usernameClaim];
    const isVouchedFor = usernameClaim !== 'email' || claims.email_verified === true;
    if (typeof name !== 'string' || !isVouchedFor) return null;
    return inTransaction(pool, async (transaction) => {
      // Compared by case only: with another width it may be another person's name at the provider.
      if (!(await linkIdentity(transaction, { ...identity, username: name.normalize('NFC') }))) return null;
      const user = await findLinkedUser(transaction, identity);
      log.info({ provider, username: name }, 'user linked to sign-in provider');
      const event = { user, action: 'identity-link', isOwnAction: true, provider } as const;
      await noteAccountEvent(transaction, request, event);
      return user;
    });
  }

  async function finish(
    { attempt, answer, username, device }: OidcFinishRequest,
    request: FastifyRequest,
  ): Promise<SignInAnswer> {
    const attemptHash = hashOf(attempt);
    const begun = await takeAttempt(pool, attemptHash);
    const checks =
      begun && (JSON.parse(await keyring.decrypt(begun.checks, checksContext(attemptHash))) as AnswerChecks);
    const state = new URLSearchParams(answer).get('state');
    if (!checks || state !== checks.state) {
      throw new HttpError(400, failureReason('provider-answer-old'), { status: PROVIDER_ANSWER_OLD });
    }
    const { provider, redirectUri } = begun;
    const person = await clientOf(provider)
      .finish(redirectUri, answer, checks)
      .catch(providerFailed(provider));
    const user = await userOf(provider, person, request);
    const refuse = async (status: number, reason: FailureReason): Promise<never> => {
      const event = { user, action: 'sign-in-refused', isOwnAction: false, provider } as const;
      await noteAccountEvent(pool, request, event);
      throw new HttpError(400, reason, { status });
    };
    if (!user?.isActive) return refuse(PROVIDER_NO_ACCOUNT, failureReason('provider-no-account'));
    if (username !== undefined && user.username !== username)
      return refuse(PROVIDER_OTHER_USER, failureReason('provider-other-user'));
    const hasFactors = vouchesForFactors(person.claims, clientOf(provider).settings);
    if (user.needsFactor && !hasFactors) return demandFactor(services, request, { user, provider });
    const proof = hasFactors ? 'provider-factors' : 'provider';
    return openSignedIn(services, request, { user, provider, proof, device });
  }

  return { start, finish };
}
