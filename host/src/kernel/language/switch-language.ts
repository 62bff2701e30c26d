import { notify } from '@backoffice/ui';
import { type Language, setLanguage } from '@backoffice/i18n';
import { messages } from '../messages';

export function announceLanguage(): void {
  notify.success({ title: messages.text('language.switched.title') });
}

/** Switches the interface to another language and announces the change. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
    announceLanguage();
  } catch (error) {
    console.error('The language could not be switched.', error);
    notify.error({ title: messages.text('language.failed.title') });
  }
}
