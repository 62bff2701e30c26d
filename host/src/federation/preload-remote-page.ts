import type { QueryClient } from '@tanstack/react-query';
import { loadRemotePage } from './load-remote-page';

/**
 * Begins to load a page that is about to be opened, and what it will show; a failure waits for the page to tell it.
 *
 * @param address path and query under which it will be opened
 */
export function preloadRemotePage(component: string, client: QueryClient, address: string): void {
  loadRemotePage(component)
    .then(({ prefetch }) => prefetch?.(client, new URL(address, location.origin)))
    .catch((error: unknown) => console.warn('Preloading failed', component, error));
}
