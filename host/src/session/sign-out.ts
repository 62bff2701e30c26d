import { api, ApiError } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { clearErrorLog } from '../kernel/error-log/error-log-atom';
import { endSession } from './end-session';
import { tellOtherTabs } from './other-tabs';

/** Ends the session on the server and here. Here also when the server can't be told: the user wants to leave. */
export async function signOut(): Promise<void> {
  try {
    await api.post(apiPaths.logout);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    clearErrorLog();
    endSession({ isForgotten: true });
    tellOtherTabs({ type: 'signed-out' });
  }
}
