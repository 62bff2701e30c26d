import { loadRemotePage } from './load-remote-page';

/** Begins to load a page that the pointer or the focus points at; a failure waits for the click to be told. */
export function preloadRemotePage(component: string): void {
  loadRemotePage(component).catch((error: unknown) => console.warn('Preloading failed', component, error));
}
