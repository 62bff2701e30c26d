import { configureApiClient } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { createRoot } from 'react-dom/client';
import { AUTH_REDIRECT_PATH } from './entry/addresses';
import { apiBase } from './entry/api-base';
import { finishAuthRedirect } from './entry/auth-redirect';
import { beginSession } from './entry/begin-session';
import { correctAddress, Entry } from './entry/entry';
import { failureHandlers } from './entry/failure-handlers';
import { prefetchApp } from './entry/load-app';
import { styleDocument } from './entry/style-document';

if (location.pathname === AUTH_REDIRECT_PATH) finishAuthRedirect();
else start();

function start(): void {
  configureApiClient({ baseUrl: apiBase(), getToken: () => store.get(tokenAtom), ...failureHandlers });
  styleDocument();
  correctAddress();
  if (store.get(tokenAtom)) beginSession();
  else prefetchApp();
  createRoot(document.getElementById('root')!).render(<Entry />);
}
