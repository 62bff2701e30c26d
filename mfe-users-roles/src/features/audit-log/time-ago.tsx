import { formatDateTime } from '@backoffice/i18n';
import { formatRelative } from '@backoffice/i18n/format-relative';

/** How long ago something was, with the exact time in its tooltip. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time data-tooltip={formatDateTime(at)} dateTime={at}>
      {formatRelative(at)}
    </time>
  );
}
