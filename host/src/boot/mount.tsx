import { createRoot } from 'react-dom/client';
import { AUTH_REDIRECT_PATH, currentPath } from '../kernel/addresses';
import { productAccent } from '../kernel/product';
import { setDefaultTheme } from '../kernel/settings/settings';
import { finishAuthRedirect } from '../session/third-party/provider-answer';
import { boot } from './boot';
import { Root } from './root';

/** Loads the shades of the product's colour, if the operator has set one, so that the page is never shown in another. */
async function loadAccent(): Promise<void> {
  const accent = productAccent();
  if (accent) setDefaultTheme(accent, (await import('@backoffice/ui/brand-ramp')).brandRamp(accent));
}

if (currentPath() === AUTH_REDIRECT_PATH) {
  finishAuthRedirect();
} else {
  boot();
  const render = () => createRoot(document.getElementById('root')!).render(<Root />);
  // Without the shades the page keeps the built-in colour.
  loadAccent().then(render, render);
}
