import { insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { refusal } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { createLogoutTokens } from './logout-tokens';
import { createProviderClient } from './provider-client';
import {
  endProviderSessions,
  endProviderSteps,
  lockProviderSession,
  useLogoutToken,
} from './provider-logouts.repository';

/** Creates the back-channel logout: a provider ends the sessions that were begun there. */
export function createProviderLogout({ pool, settings, log }: Pick<Services, 'pool' | 'settings' | 'log'>) {
  const checks = new Map(
    settings.providers.map((provider) => [
      provider.id,
      { ...provider, check: createLogoutTokens(createProviderClient(provider)) },
    ]),
  );

  /** @throws HttpError 400 for an unknown provider, and for a token that is not valid or was used before */
  return async (provider: string, token: string, requestId: string): Promise<void> => {
    const known = checks.get(provider);
    if (!known) throw refusal(400, 'provider-unknown');
    const { id, ...named } = await known.check(token).catch((error: unknown): never => {
      log.warn({ err: error, provider }, 'logout token refused');
      throw refusal(400, 'provider-logout-refused');
    });
    await inTransaction(pool, async (transaction) => {
      const logout = { provider, issuer: known.issuer, ...named };
      await lockProviderSession(transaction, logout);
      if (!(await useLogoutToken(transaction, { ...logout, tokenHash: hashOf(id) })))
        throw refusal(400, 'provider-logout-refused');
      await endProviderSteps(transaction, logout);
      const ended = await endProviderSessions(transaction, logout);
      const names = new Map(ended.map(({ userId, username }) => [userId, username]));
      for (const [userId, username] of names)
        await insertAuditEntry(transaction, {
          author: { userId: null, username: `sign-in provider ${provider}`, requestId },
          subject: 'account',
          subjectId: userId,
          subjectName: username,
          action: 'session-end',
          changes: [
            {
              field: 'sessions',
              from: ended.filter((session) => session.userId === userId).length,
              to: null,
            },
          ],
        });
    });
  };
}
