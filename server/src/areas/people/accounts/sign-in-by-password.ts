import { LOGIN_FAILED, LOGIN_FAILED_MESSAGE, type LoginRequest } from '@backoffice/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services';
import { inTransaction } from '../../../platform/database/transaction';
import { HttpError } from '../../../platform/http/http-error';
import { addressCounter, createGuardedPasswords, deviceCounter, nameCounter } from './guarded-passwords';
import { isKnownDevice, rememberDevice } from './known-devices.repository';
import { noteAccountEvent } from './note-account-event';
import { openSession } from '../sessions/sessions.repository';
import { findCredentials } from '../users/users.repository';

export function createSignInByPassword({ pool, settings, passwords }: Services) {
  const isRightPassword = createGuardedPasswords(pool, passwords);

  return async (
    { username, password, device }: LoginRequest,
    request: FastifyRequest,
  ): Promise<{ token: string }> => {
    const user = await findCredentials(pool, { username });
    const isKnown = device !== undefined && (await isKnownDevice(pool, user?.id ?? null, device));
    const counters =
      user && isKnown
        ? [deviceCounter(user.id, device)]
        : [nameCounter(username), addressCounter(request.ip)];
    const stored = user?.isActive ? user.passwordHash : null;
    if (!(await isRightPassword({ stored, password, counters })) || !user) {
      await noteAccountEvent(pool, request, { user, action: 'sign-in-refused', isOwnDeed: false });
      throw new HttpError(400, LOGIN_FAILED_MESSAGE, { code: LOGIN_FAILED });
    }
    return inTransaction(pool, async (transaction) => {
      const token = await openSession(transaction, {
        userId: user.id,
        provider: null,
        limits: settings.session,
      });
      if (device !== undefined) await rememberDevice(transaction, user.id, device);
      await noteAccountEvent(transaction, request, { user, action: 'sign-in', isOwnDeed: true });
      return { token };
    });
  };
}
