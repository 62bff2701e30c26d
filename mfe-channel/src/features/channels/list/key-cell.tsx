import type { Channel, ChannelKeyField } from '@backoffice/contract';
import type { RevealedField } from '@backoffice/contract/key-reveals';
import { MaskedKey } from '@backoffice/list-screen';
import { KeyBox } from '@backoffice/ui/list';
import { MissingKey } from '@backoffice/ui/missing-key';
import { useMemo } from 'react';
import { keyStateTexts } from '../channel-texts';
import { messages } from '../../../messages';
import { shortFingerprint } from '../keys/fingerprint';
import { inspectKey } from '../keys/inspect-key';
import { useKeyCellStyles } from './key-cell.styles';

interface KeyCellProps {
  channel: Channel;
  name: ChannelKeyField;
  label: string;
}

/** A key in its box, with its type and the start of its fingerprint, which is equal for both keys of a pair. */
export function KeyCell({ channel, name, label }: KeyCellProps) {
  const { id, [name]: value = '', keyFingerprints, privateKeyStates, privateKeyTails } = channel;
  const fingerprint = keyFingerprints[name];
  const state = privateKeyStates?.[name];
  const styles = useKeyCellStyles();
  const text = messages.useText();
  const key = useMemo(() => inspectKey(value), [value]);
  const type = key?.type ?? (value ? text('channels.key.unreadable') : text('channels.key.none'));
  const start = fingerprint && shortFingerprint(fingerprint);
  if (state === 'masked')
    return (
      <MaskedKey
        // Only private keys have a state.
        address={{ of: 'channel', id, field: name as RevealedField }}
        fingerprint={fingerprint}
        label={label}
        tail={privateKeyTails?.[name]}
      />
    );
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
