import type { TransactionFigures } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { joinList } from '@backoffice/i18n/format-list';

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

/** Formats an amount with its currency, if that was recorded. */
export const formatMoney = (amount: string, currency: string | null): string =>
  currency === null ? formatAmount(amount) : `${formatAmount(amount)} ${currency}`;

/** Formats the volume in the main currency, and those in further currencies as a list, empty for none. */
export function volumeTexts({ amount, volumes = [] }: Pick<TransactionFigures, 'amount' | 'volumes'>) {
  const [main, ...others] = volumes;
  return {
    main: formatMoney(amount, main?.currency ?? null),
    others: joinList(others.map((other) => formatMoney(other.amount, other.currency))),
  };
}

interface MomentProps {
  at: string;
}

/** A time, formatted as in every list: in the shown zone. The host adds a tooltip with other zones to every `<time>`. */
export function Moment({ at }: MomentProps) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
