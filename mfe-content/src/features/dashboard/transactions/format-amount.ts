import { formatNumber } from '@backoffice/i18n';

/** A decimal text with two digits as the interface's language writes it: `12345.60` is `12,345.60`. */
export function formatAmount(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  // The language's own point, between two digits that are taken away again.
  const point = formatNumber(1.5).slice(1, -1);
  return `${formatNumber(Number(whole))}${point}${cents}`;
}
