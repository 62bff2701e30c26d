import { formatDateTime, formatNumber } from '@backoffice/i18n';

/**
 * Money as the interface's language writes it, digit by digit: `12345.60` is `12,345.60`.
 *
 * @param amount a decimal text with two digits after the point, as the API gives it
 */
export function formatAmount(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const number = Number(whole);
  // The language's own point, between two digits that are taken away again.
  const point = formatNumber(1.5).slice(1, -1);
  return `${formatNumber(Number.isSafeInteger(number) ? number : BigInt(whole))}${point}${cents}`;
}

interface MomentProps {
  at: string;
}

/**
 * A time, as every list shows it: in the shown zone, with all that can be said of it in the tooltip that the host's frame gives
 * whatever is a `<time>`.
 */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
