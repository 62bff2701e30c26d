import type { QueryClient } from '@tanstack/react-query';
import { isWorthPreloading, loadRemoteCode, loadRemotePage } from './load-remote-page';

/**
 * Begins to load a page that is about to be opened, and what it will show; a failure waits for the page to tell it.
 *
 * @param address path and query under which it will be opened
 * @returns done when both are here, or one of them has failed
 */
export async function preloadRemotePage(
  component: string,
  client: QueryClient,
  address: string,
): Promise<void> {
  if (!isWorthPreloading(component)) return;
  try {
    const code = loadRemoteCode(component);
    const data = code.then(({ prefetch }) => prefetch?.(client, new URL(address, location.origin)));
    await Promise.all([loadRemotePage(component), data]);
  } catch (error) {
    console.warn('Preloading failed', component, error);
  }
}
