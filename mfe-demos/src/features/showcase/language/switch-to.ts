import { languages, setLanguage } from '@backoffice/i18n';
import { notify } from '@backoffice/ui';
import { showcaseMessages } from '../showcase-messages';

/** Shows everything in another language, and says so in it. */
export async function switchTo(code: string): Promise<void> {
  const language = languages.find((known) => known === code);
  if (!language) return;
  try {
    await setLanguage(language);
    notify.success({ title: showcaseMessages.text('showcase.language.switched') });
  } catch (error) {
    console.error('The language could not be switched.', error);
    notify.error({ title: showcaseMessages.text('showcase.language.failed') });
  }
}
