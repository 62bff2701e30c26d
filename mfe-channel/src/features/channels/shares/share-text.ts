import { formatPercent } from '@backoffice/i18n';

/** A share in figures; one that rounds to nothing and is something says so. */
export function shareText(share: number, weight: number): string {
  return share === 0 && weight > 0 ? `<\u202f${formatPercent(1)}` : formatPercent(share);
}
