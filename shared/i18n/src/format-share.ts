// By the name of the package: a remote takes the formats from the host.
import { formatPercent } from '@backoffice/i18n';

/** A channel's share of traffic, in percent; one that is above zero but rounds to it shows as less than one percent. */
export function formatShare(share: number, weight: number): string {
  return share === 0 && weight > 0 ? `<\u202f${formatPercent(1)}` : formatPercent(share);
}
