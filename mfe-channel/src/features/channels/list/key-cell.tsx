import type { KeyState } from '@backoffice/contract';
import { KeyBox } from '@backoffice/ui/list';
import { MissingKey } from '@backoffice/ui/missing-key';
import { useMemo } from 'react';
import { keyStateTexts } from '../channel-texts';
import { messages } from '../../../messages';
import { shortFingerprint } from '../keys/fingerprint';
import { inspectKey } from '../keys/inspect-key';
import { useKeyCellStyles } from './key-cell.styles';

interface KeyCellProps {
  label: string;
  value: string | undefined;
  /** The reason why the key is hidden; undefined where it is shown or there is none. */
  state: KeyState | undefined;
  fingerprint: string | null;
}

/** A key in its box, with its type and the start of its fingerprint, which is equal for both keys of a pair. */
export function KeyCell({ label, value = '', state, fingerprint }: KeyCellProps) {
  const styles = useKeyCellStyles();
  const text = messages.useText();
  const key = useMemo(() => inspectKey(value), [value]);
  const type = key?.type ?? (value ? text('channels.key.unreadable') : text('channels.key.none'));
  const start = fingerprint && shortFingerprint(fingerprint);
  if (state) {
    return (
      <div className={styles.missing}>
        <MissingKey>{text(keyStateTexts[state])}</MissingKey>
        {start && <span className={styles.details}>{start}</span>}
      </div>
    );
  }
  return (
    <KeyBox label={label} value={value}>
      <span className={styles.details}>{start ? `${type}\n${start}` : type}</span>
    </KeyBox>
  );
}
