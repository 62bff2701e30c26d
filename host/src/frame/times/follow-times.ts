import { timeInZones } from '@backoffice/i18n/time-in-zones';

/**
 * Gives each `time` element a tooltip with the full time in the relevant zones and its age. The text is created when the pointer
 * arrives, because a list has hundreds of times.
 */
export function followTimes(): void {
  // Captured at the window, before the tooltip's own listener at the document.
  window.addEventListener(
    'pointerover',
    ({ target }) => {
      const time = target instanceof Element ? target.closest('time') : null;
      if (time) time.dataset.tooltip = timeInZones(time.dateTime).join('\n');
    },
    { capture: true, passive: true },
  );
}
