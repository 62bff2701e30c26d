import { timeInZones } from '@backoffice/i18n/time-in-zones';
import { makeStyles, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useTimeInZonesStyles = makeStyles({
  zones: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'pre-line' },
});

interface TimeInZonesProps {
  at: string;
  /** Shown when there is no time. */
  children?: ReactNode;
}

/** Shows the content of a time's tooltip, for users without a pointer. */
export function TimeInZones({ at, children }: TimeInZonesProps) {
  const styles = useTimeInZonesStyles();
  const [shown, ...others] = timeInZones(at);
  if (!shown) return children;
  return (
    <>
      {shown}
      <div className={styles.zones}>{others.join('\n')}</div>
    </>
  );
}
