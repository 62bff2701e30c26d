import { formatDateTime } from '@backoffice/i18n';

interface MomentProps {
  at: string;
  className?: string;
}

/** A time, of which the tooltip says all. */
export function Moment({ at, className }: MomentProps) {
  return (
    <time className={className} dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}
