import { configureApiClient } from '@backoffice/api-client';
import { store, tokenAtom } from '@backoffice/session';
import { createRoot } from 'react-dom/client';
import { AUTH_REDIRECT_PATH } from '../kernel/addresses';
import { apiBase } from '../kernel/api-base';
import { finishAuthRedirect } from '../session/third-party/auth-redirect';
import { beginSession } from './begin-session';
import { correctAddress, Entry } from './entry';
import { failureHandlers } from '../kernel/failure-handlers';
import { prefetchApp } from './load-app';
import { styleDocument } from './style-document';

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
