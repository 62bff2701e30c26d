import { detectLanguage, initI18n, setLanguage, type Language } from '@backoffice/i18n';
import { uiMessages } from '@backoffice/ui';
import { messages } from '../messages';
import { reportFailures } from './session/report-failures';

let shown: Language | null = null;

/** Makes the step ready to be rendered: the texts of the chosen language, which may change while the login page is open. */
export async function prepareApp(): Promise<void> {
  const language = detectLanguage();
  if (shown === null) {
    shown = language;
    reportFailures();
    await initI18n(language);
  }
  await Promise.all([messages.load(), uiMessages.load()]);
  if (shown !== language) {
    await setLanguage(language);
    shown = language;
  }
}
