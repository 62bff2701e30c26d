import { timeInZones } from '@backoffice/i18n/time-in-zones';
import type { ReactNode } from 'react';

interface ZonedTimeProps {
  at: string;
  /** Shown when there is no time. */
  children?: ReactNode;
}

/** A time with its zone. The tooltip that the host adds to every `<time>` has it in UTC, and how long ago it was. */
export function ZonedTime({ at, children }: ZonedTimeProps) {
  const [shown] = timeInZones(at);
  return shown ? <time dateTime={at}>{shown}</time> : children;
}
