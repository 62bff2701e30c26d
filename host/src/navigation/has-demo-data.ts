import { api } from '@backoffice/api-client';
import { apiPaths, type AuthProviders } from '@backoffice/contract';

let asked: Promise<boolean> | null = null;

/** Whether the server runs with demo data; it is asked once. Not, as long as it gives no answer. */
export function hasDemoData(): Promise<boolean> {
  asked ??= api.get<AuthProviders>(apiPaths.authProviders, { quiet: true }).then(
    ({ demoAccount }) => demoAccount !== null,
    (error: unknown) => {
      asked = null;
      console.warn('It is not known whether the server has demo data.', error);
      return false;
    },
  );
  return asked;
}
