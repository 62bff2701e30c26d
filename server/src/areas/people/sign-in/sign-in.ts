import { failureReason, LOGIN_FAILED, type LoginRequest, type SignInAnswer } from '@backoffice/contract';
import { cleanedLine } from '@backoffice/contract/text-rules';
import type { FastifyRequest } from 'fastify';
import { sessionKeyNeeded } from '../../../platform/access/session-keys';
import { userNotification } from '../../../platform/inbox/notification-kinds';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { HttpError } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { DEMO_PASSWORD } from '../../../platform/settings/settings';
import { noteSignInDevice } from '../sessions/devices.repository';
import type { SessionProof } from '../sessions/session-proof';
import { closeOldestSessions, openSession } from '../sessions/sessions.repository';
import { noteAccountEvent } from './account-events';
import { findCredentialsByName, renewHash } from './credentials.repository';
import { addressCounter, createGuardedPasswords, deviceCounter, nameCounter } from './sign-in-protection';
import { demandFactor } from './factor-demand';
import { isKnownDevice, rememberDevice } from './sign-in-protection.repository';

interface SignIn {
  user: { id: number; username: string };
  /** The provider that authenticated the user; null after a sign-in by password. */
  provider: string | null;
  /** The provider's own session, which the provider names when it ends. */
  providerSession?: string | undefined;
  proof: SessionProof;
  /** The browser's secret, when the sign-in sends one. */
  device?: string | undefined;
  /** True when the password is public: new devices are expected, and not notified. */
  isShared?: boolean;
}

const isFactor = (proof: SessionProof) => proof !== 'password' && !proof.startsWith('provider');

const USER_AGENT_MAX = 256;

const notifyNewDevice = userNotification('device-new', { address: '/profile/index' });

function userAgentOf({ headers }: FastifyRequest): string | null {
  const { 'user-agent': agent } = headers;
  return agent === undefined ? null : cleanedLine(agent).slice(0, USER_AGENT_MAX);
}

/**
 * Opens a session for an authenticated user.
 *
 * @throws HttpError 400 when sessions are bound to a key and the call has proved none
 * @param confirm uses up what proves the user, in the same transaction; throws to refuse
 */
export function openSignedIn(
  { pool, settings }: Pick<Services, 'pool' | 'settings'>,
  request: FastifyRequest,
  { user, provider, providerSession, proof, device, isShared = false }: SignIn,
  confirm?: (transaction: Queryable) => Promise<void>,
): Promise<{ token: string }> {
  const { sessionKey: keyThumbprint } = request;
  if (settings.sessionBinding && keyThumbprint === null) throw sessionKeyNeeded();
  return inTransaction(pool, async (transaction) => {
    await confirm?.(transaction);
    const from = { userId: user.id, address: request.ip, userAgent: userAgentOf(request) };
    const deviceHash = hashOf(device ?? `${from.address} ${from.userAgent}`);
    const known = isShared ? null : await noteSignInDevice(transaction, { ...from, deviceHash });
    const deviceId = known?.id ?? null;
    const session = { ...from, provider, providerSession, proof, deviceId, keyThumbprint };
    const token = await openSession(transaction, session, settings.session);
    if (device !== undefined) await rememberDevice(transaction, { userId: user.id, deviceHash });
    if (known?.isNews) {
      const { address, userAgent } = from;
      await notifyNewDevice(transaction, user.id, {
        cause: String(known.id),
        values: { address, userAgent },
      });
    }
    const ended = await closeOldestSessions(transaction, { userId: user.id });
    if (ended > 0)
      await noteAccountEvent(transaction, request, { user, action: 'session-end', isOwnAction: true, ended });
    const factor = isFactor(proof) ? { factor: proof } : {};
    await noteAccountEvent(transaction, request, {
      user,
      action: 'sign-in',
      isOwnAction: true,
      provider,
      ...factor,
    });
    return { token };
  });
}

/** Creates the sign-in by name and password, which takes as long for an unknown name as for a known one. */
export function createSignInByPassword(services: Services) {
  const { pool, passwords } = services;
  const guard = createGuardedPasswords(pool, passwords);

  return async (
    { username, password, device }: LoginRequest,
    request: FastifyRequest,
  ): Promise<SignInAnswer> => {
    const ofStranger = [nameCounter(username), addressCounter(request.ip)];
    if (device === undefined) guard.refuseLocked(ofStranger);
    const user = await findCredentialsByName(pool, { username });
    const isKnown =
      device !== undefined && (await isKnownDevice(pool, { userId: user?.id, deviceHash: hashOf(device) }));
    const counters = user && isKnown ? [deviceCounter(user.id, device)] : ofStranger;
    const stored = user?.isActive ? user.passwordHash : null;
    if (!(await guard.isRight({ stored, password, counters })) || !user) {
      await noteAccountEvent(pool, request, { user, action: 'sign-in-refused', isOwnAction: false });
      throw new HttpError(400, failureReason('login-failed'), { status: LOGIN_FAILED });
    }
    const passwordHash = await passwords.renewed(user.passwordHash, password);
    if (passwordHash) await renewHash(pool, { id: user.id, former: user.passwordHash, passwordHash });
    const isShared = services.settings.demoData && password === DEMO_PASSWORD;
    if (user.needsFactor) return demandFactor(services, request, { user, provider: null, isShared });
    return openSignedIn(services, request, { user, provider: null, proof: 'password', device, isShared });
  };
}
