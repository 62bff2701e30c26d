import { detectLanguage, initI18n, setLanguage, type Language } from '@backoffice/i18n';
import { uiMessages } from '@backoffice/ui';
import { warmFederation } from '../remotes/load-remote-page';
import { messages } from '../kernel/messages';
import { collectWindowErrors } from '../kernel/error-log/collect-window-errors';
import { reportFailures } from '../session/report-failures';

let shown: Language | null = null;

async function prepare(): Promise<void> {
  const language = detectLanguage();
  if (shown === null) {
    shown = language;
    collectWindowErrors();
    reportFailures();
    warmFederation().catch((error: unknown) =>
      console.warn('Remotes are prepared when one is opened', error),
    );
    await initI18n(language);
  }
  await Promise.all([messages.load(), uiMessages.load()]);
  if (shown !== language) {
    await setLanguage(language);
    shown = language;
  }
}

let prepared: Promise<void> = Promise.resolve();

/**
 * Makes the step ready to be rendered: the texts of the chosen language, which may change while the login page is open. Calls
 * wait for one another.
 */
export function prepareApp(): Promise<void> {
  prepared = prepared.catch(() => {}).then(prepare);
  return prepared;
}
