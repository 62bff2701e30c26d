import { timeInZones } from '@backoffice/i18n/time-in-zones';

/**
 * From now on each `time` is said in full by its tooltip: in the zones that matter, and how long ago it was. It is written as the
 * pointer comes, for a list has hundreds.
 */
export function followTimes(): void {
  // Before the tooltip's own listener, which is at the document.
  window.addEventListener(
    'pointerover',
    ({ target }) => {
      const time = target instanceof Element ? target.closest('time') : null;
      if (time) time.dataset.tooltip = timeInZones(time.dateTime).join('\n');
    },
    { capture: true, passive: true },
  );
}
