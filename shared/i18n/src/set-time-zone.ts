import { isTimeZone } from '@backoffice/contract/zoned-time';
import i18next from 'i18next';

/**
 * Switches the time zone of all shown times. Called by the host only, which has i18next.
 *
 * @param timeZone a zone name; left out or unknown, the browser's zone is used
 */
export function setTimeZone(timeZone = ''): void {
  const { dataset } = document.documentElement;
  if (isTimeZone(timeZone)) dataset.timeZone = timeZone;
  else delete dataset.timeZone;
  // Renders all components with texts again.
  i18next.emit('languageChanged', i18next.language);
}
