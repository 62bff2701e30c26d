import { formatDateTime, formatNumber } from '@backoffice/i18n';

/**
 * Formats an amount in the interface language, digit by digit: `12345.60` is `12,345.60`.
 * @param amount a decimal text with two digits after the point, the format of the API
 */
export function formatAmount(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  const number = Number(whole);
  // The decimal separator of the language, between two digits that are cut off.
  const point = formatNumber(1.5).slice(1, -1);
  return `${formatNumber(Number.isSafeInteger(number) ? number : BigInt(whole))}${point}${cents}`;
}

interface MomentProps {
  at: string;
}

/** A time, formatted as in every list: in the shown zone. The host adds a tooltip with other zones to every `<time>`. */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
