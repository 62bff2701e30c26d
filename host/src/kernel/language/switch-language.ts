import { setLanguage, type Language } from '@backoffice/i18n';
import { notify } from '@backoffice/ui';
import { messages } from '../messages';
import { saySwitched } from './say-switched';

/** Shows everything in another language, and says so. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
    saySwitched();
  } catch (error) {
    console.error('The language could not be switched.', error);
    notify.error({ title: messages.text('language.failed.title') });
  }
}
