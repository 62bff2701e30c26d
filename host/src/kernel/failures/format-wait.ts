const SECONDS_UP_TO = 90;

/** Formats a wait in the page's language: seconds up to a minute and a half, then whole minutes. */
export function formatWait(seconds: number): string {
  const isShort = seconds <= SECONDS_UP_TO;
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(isShort ? seconds : Math.ceil(seconds / 60));
}
