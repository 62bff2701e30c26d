import { formatNumber } from '@backoffice/i18n';
import { messages } from '../../../messages';

/** Formats a percentage with at most one decimal: `96.4%`. */
export const percentText = (percent: number): string =>
  messages.text('dashboard.status.share', { percent: formatNumber(Math.round(percent * 10) / 10) });
