import { KeyBox } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { shortFingerprint } from '../keys/fingerprint';
import { inspectKey } from '../keys/inspect-key';
import { useKeyCellStyles } from './key-cell.styles';

interface KeyCellProps {
  label: string;
  value: string | undefined;
  fingerprint: string | null;
}

/** A key in its box, with its type and the start of its fingerprint, which is the same for both keys of a pair. */
export function KeyCell({ label, value = '', fingerprint }: KeyCellProps) {
  const styles = useKeyCellStyles();
  const text = messages.useText();
  const key = useMemo(() => inspectKey(value), [value]);
  const type = key?.type ?? (value ? text('channels.key.unreadable') : text('channels.key.none'));
  return (
    <div className={styles.cell}>
      <KeyBox label={label} value={value} />
      <div className={styles.details}>
        {type}
        {fingerprint && <span className={styles.fingerprint}>{shortFingerprint(fingerprint)}</span>}
      </div>
    </div>
  );
}
