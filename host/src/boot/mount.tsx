import { createRoot } from 'react-dom/client';
import { AUTH_REDIRECT_PATH } from '../kernel/addresses';
import { finishAuthRedirect } from '../session/third-party/provider-answer';
import { boot } from './boot';
import { Root } from './root';

if (location.pathname === AUTH_REDIRECT_PATH) {
  finishAuthRedirect();
} else {
  boot();
  createRoot(document.getElementById('root')!).render(<Root />);
}
