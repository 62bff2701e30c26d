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
import type { ProviderSettings } from '../../../platform/settings/provider-settings';
import { NameRefused } from '../directory/add-directory-user';
import type { SessionProof } from '../sessions/session-proof';
import { noteAccountEvent } from '../sign-in/account-events';
import { demandFactor } from '../sign-in/factor-demand';
import { openSignedIn } from '../sign-in/sign-in';
import { findLinkedUser, linkIdentity, storeAttempt, takeAttempt } from './identities.repository';
import { refuseEndedSession } from './provider-logouts.repository';
import { vouchesForFactors } from './provider-factors';
import { applyGroups, createAccount } from './provider-roles';
import { type AnswerChecks, createProviderClient, type VerifiedPerson } from './provider-client';

type NotedUser = { id: number; username: string } | null;

const ATTEMPT_BYTES = 32;

/** Creates the refusal of a verified person who has no usable account. */
const unusable = (reason: FailureReason) => new HttpError(400, reason, { status: PROVIDER_NO_ACCOUNT });

/** Returns the username that a provider gives a person; null when it gives none, or does not vouch for it. */
function nameOf(
  claims: VerifiedPerson['claims'],
  { usernameClaim }: Pick<ProviderSettings, 'usernameClaim'>,
): string | null {
  if (usernameClaim === undefined) return null;
  const name = claims[usernameClaim];
  const isVouchedFor = usernameClaim !== 'email' || claims.email_verified === true;
  return typeof name === 'string' && isVouchedFor ? name : null;
}

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

  /** Finds the account of a person, links one by name, or creates it; throws HttpError where no account is possible. */
  async function accountOf(provider: string, person: VerifiedPerson, request: FastifyRequest) {
    const { settings: own } = clientOf(provider);
    const { subject, claims } = person;
    const identity = { issuer: own.issuer, subject };
    const linked = await findLinkedUser(pool, identity);
    const name = nameOf(claims, own);
    if (linked || name === null) return linked;
    // Compared by case only: with another width it may be another person's name at the provider.
    const isLinked = await inTransaction(pool, async (transaction) => {
      const username = name.normalize('NFC');
      const isNew = await linkIdentity(transaction, {
        ...identity,
        username,
        byName: own.createUsers !== true,
      });
      if (!isNew) return false;
      const user = await findLinkedUser(transaction, identity);
      log.info({ provider, username: name }, 'user linked to sign-in provider');
      const event = { user, action: 'identity-link', isOwnAction: true, provider } as const;
      await noteAccountEvent(transaction, request, event);
      return true;
    });
    if (!isLinked && own.createUsers) {
      const created = createAccount(services, request, own, { ...person, name });
      const userId = await created.catch((error: unknown) => {
        if (error instanceof NameRefused) throw unusable(failureReason(`provider-name-${error.reason}`));
        throw error;
      });
      if (userId === null) throw unusable(failureReason('provider-no-role'));
    }
    return findLinkedUser(pool, identity);
  }

  /** Returns the account of a person with the role that their groups give. */
  async function userOf(provider: string, person: VerifiedPerson, request: FastifyRequest) {
    const user = await accountOf(provider, person, request);
    const { settings: own } = clientOf(provider);
    if (!user || !own.roles) return user;
    const hasRole = await applyGroups(services, request, own, { userId: user.id, claims: person.claims });
    if (!hasRole) throw unusable(failureReason('provider-no-role'));
    return findLinkedUser(pool, { issuer: own.issuer, subject: person.subject });
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
    const refuse = async (user: NotedUser, refusal: HttpError): Promise<never> => {
      const event = { user, action: 'sign-in-refused', isOwnAction: false, provider } as const;
      await noteAccountEvent(pool, request, event);
      throw refusal;
    };
    const { issuer } = clientOf(provider).settings;
    const user = await userOf(provider, person, request).catch(async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== PROVIDER_NO_ACCOUNT) throw error;
      return refuse(await findLinkedUser(pool, { issuer, subject: person.subject }), error);
    });
    if (!user?.isActive) return refuse(user, unusable(failureReason('provider-no-account')));
    if (username !== undefined && user.username !== username) {
      const reason = failureReason('provider-other-user');
      return refuse(user, new HttpError(400, reason, { status: PROVIDER_OTHER_USER }));
    }
    const { providerSession } = person;
    const hasFactors = vouchesForFactors(person.claims, clientOf(provider).settings);
    if (user.needsFactor && !hasFactors)
      return demandFactor(services, request, { user, provider, providerSession });
    const proof: SessionProof = hasFactors ? 'provider-factors' : 'provider';
    const signIn = { user, provider, providerSession, proof, device };
    return openSignedIn(services, request, signIn, (transaction) => refuseEndedSession(transaction, signIn));
  }

  return { start, finish };
}
