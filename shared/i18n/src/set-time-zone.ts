import { isTimeZone } from '@backoffice/contract/zoned-time';
import i18next from 'i18next';

/**
 * Shows all times in another zone, at once. By the host alone, which has i18next.
 *
 * @param timeZone the browser's when left out, or not known here
 */
export function setTimeZone(timeZone = ''): void {
  const { dataset } = document.documentElement;
  if (isTimeZone(timeZone)) dataset.timeZone = timeZone;
  else delete dataset.timeZone;
  // Whatever has texts is rendered again.
  i18next.emit('languageChanged', i18next.language);
}
