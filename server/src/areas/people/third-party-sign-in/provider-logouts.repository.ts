import { failureReason, PROVIDER_ANSWER_OLD } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { HttpError } from '../../../platform/http/http-error';

/** The sessions that one logout token names. */
export interface Logout {
  provider: string;
  issuer: string;
  /** The claim `sub`; null when the token names a session of the provider only. */
  subject: string | null;
  /** The claim `sid`; null when the token ends all sessions of the subject. */
  providerSession: string | null;
}

/** A token is remembered longer than it is accepted; later sign-ins of the ended session would fail at the provider. */
const REMEMBERED = `interval '1 hour'`;

/** Removes the tokens that are no longer accepted. Notes this one. @returns false for one that was used before */
export const useLogoutToken = statement<
  never,
  { provider: string; tokenHash: Buffer; providerSession: string | null }
>(
  'provider-logout-use',
  `with over as (delete from provider_logout where expires_at <= now())
   insert into provider_logout (provider, token_hash, provider_session, expires_at)
   values (:provider, :tokenHash, :providerSession, now() + ${REMEMBERED})
   on conflict (provider, token_hash) do nothing`,
).some;

/**
 * Ends the sessions that were begun at the provider: those of its session, or all of the subject. A session that began without a
 * known session of the provider ends with each logout of its user.
 */
export const endProviderSessions = statement<{ userId: number; username: string }, Logout>(
  'provider-logout-end',
  `delete from session using app_user
   where app_user.id = session.user_id and session.provider = :provider
     and (:subject::text is null or exists (
       select from user_identity where issuer = :issuer and subject = :subject and user_identity.user_id = session.user_id))
     and (provider_session = :providerSession or (:subject::text is not null
       and (:providerSession::text is null or provider_session is null)))
   returning app_user.id as "userId", username`,
).rows;

/** Ends the second steps of sign-ins that were begun at the provider. */
export const endProviderSteps = statement<never, Logout>(
  'provider-logout-steps',
  `delete from sign_in_challenge
   where purpose = 'sign-in' and payload ->> 'provider' = :provider
     and (payload ->> 'providerSession' = :providerSession or (:subject::text is not null and exists (
       select from user_identity where issuer = :issuer and subject = :subject and user_identity.user_id = sign_in_challenge.user_id)))`,
).run;

const lock = statement<object, { key: string }>(
  'provider-session-in-turn',
  'select pg_advisory_xact_lock(hashtextextended(:key, 7263550200))',
  { writes: true },
);

/** Lets a sign-in and a logout of the same session of a provider follow one another, until the transaction ends. */
export async function lockProviderSession(
  transaction: Queryable,
  { provider, providerSession }: { provider: string; providerSession: string | null },
): Promise<void> {
  if (providerSession !== null) await lock.run(transaction, { key: `${provider} ${providerSession}` });
}

const isEnded = statement<object, { provider: string; providerSession: string }>(
  'provider-session-ended',
  'select from provider_logout where provider = :provider and provider_session = :providerSession limit 1',
).some;

/** @throws HttpError when the provider has ended its session since the user signed in there */
export async function refuseEndedSession(
  transaction: Queryable,
  { provider, providerSession }: { provider: string; providerSession?: string | undefined },
): Promise<void> {
  if (providerSession === undefined) return;
  await lockProviderSession(transaction, { provider, providerSession });
  if (await isEnded(transaction, { provider, providerSession }))
    throw new HttpError(400, failureReason('provider-answer-old'), { status: PROVIDER_ANSWER_OLD });
}
