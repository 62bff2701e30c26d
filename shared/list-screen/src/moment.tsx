import { formatDateTime } from '@backoffice/i18n';

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
