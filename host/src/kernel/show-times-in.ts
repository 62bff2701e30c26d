import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { queryClient } from './query-client';

/** Shows all times in a zone, undefined for the browser's. Days have other rows then, so all are read again. */
export function showTimesIn(timeZone: string | undefined): void {
  setTimeZone(timeZone);
  void queryClient.invalidateQueries();
}
