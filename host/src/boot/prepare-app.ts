import { detectLanguage, formatNumber, initI18n, setLanguage, type Language } from '@backoffice/i18n';
import { browserTimeZone } from '@backoffice/i18n/time-zone';
import { uiMessages, whenIdle } from '@backoffice/ui';
import { collectWindowErrors } from '../kernel/error-log/report-error';
import { on } from '../kernel/events';
import { messages } from '../kernel/messages';
import { fetchMenuIcons } from '../frame/sidebar/menu-icon';
import { followRights } from '../navigation/follow-rights';
import { closeTabs } from '../navigation/tabs/stored-tabs';
import { ownPages } from '../pages/own-pages';
import { offerAdditions } from '../remotes/additions/offered-additions';
import { warmFederation } from '../remotes/load-page';
import { offerOwnPages } from '../remotes/view';
import { followApprovals } from '../session/approval/follow-approvals';
import { followReasons } from '../session/change-reason/follow-reasons';
import { followProofs } from '../session/proof';
import { reportFailures } from '../session/report-failures';

let isConnected = false;

/** Connects the layers: the events that a lower one emits, and the functions that it receives from a higher one. */
function connect(): void {
  if (isConnected) return;
  isConnected = true;
  offerOwnPages(ownPages);
  offerAdditions();
  collectWindowErrors();
  reportFailures();
  followProofs();
  followApprovals();
  followReasons();
  on('rightsChanged', followRights);
  on('sessionClosed', closeTabs);
}

let textsIn: Language | null = null;

async function loadTexts(): Promise<void> {
  const language = detectLanguage();
  if (textsIn === null) {
    textsIn = language;
    warmFederation().catch((error: unknown) =>
      console.warn('Remotes are prepared when one is opened', error),
    );
    await initI18n(language);
    // The first call of each in a document takes as long as rendering a page's head. Here it happens while the password is
    // typed.
    whenIdle(() => void [browserTimeZone(), formatNumber(0.5)]);
  }
  await Promise.all([messages.load(), uiMessages.load(), fetchMenuIcons()]);
  if (textsIn !== language) {
    await setLanguage(language);
    textsIn = language;
  }
}

let prepared: Promise<void> = Promise.resolve();

/**
 * Prepares the app for rendering in the chosen language, which may change while the login page is open. Concurrent calls run one
 * after another.
 */
export function prepareApp(): Promise<void> {
  connect();
  prepared = prepared.catch(() => {}).then(loadTexts);
  return prepared;
}
