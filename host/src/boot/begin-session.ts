import { fetchRememberedManifest } from '../remotes/remembered-releases';
import { loadApp } from './load-app';
import { sessionData } from '../session/session-data';

/** For a signed-in user code and data set out before anything is rendered; what fails is told where it is awaited. */
export function beginSession(): void {
  sessionData().catch(() => {});
  fetchRememberedManifest();
  loadApp().catch(() => {});
}
