import type { Channel, ChannelKeyField } from '@backoffice/contract';
import { useMemo } from 'react';
import { messages } from '../../messages';
import { channelKeyTexts } from './channel-texts';
import { useKeyFactsStyles } from './key-facts.styles';
import { inspectKey, type InspectedKey } from './keys/inspect-key';
import { shortFingerprint } from './keys/short-fingerprint';
import { useFingerprint } from './use-fingerprint';
import { useKeyUsage } from './use-key-usage';

interface KeyFactsProps {
  box: ChannelKeyField;
  /** What is typed, where it is a key. */
  typed: InspectedKey | null;
  isBlank: boolean;
  /** Whose stored key stays while nothing is typed. */
  channel?: Channel;
}

const kindTexts = { public: 'channels.key.public', private: 'channels.key.private' } as const;

/** What a key is, the start of its fingerprint, and where else it is in use. */
export function KeyFacts({ box, typed, isBlank, channel }: KeyFactsProps) {
  const text = messages.useText();
  const styles = useKeyFactsStyles();
  const stored = channel?.[box] ?? '';
  const storedKey = useMemo(() => inspectKey(stored), [stored]);
  const typedFingerprint = useFingerprint(typed);
  const [use, ...more] = useKeyUsage(typedFingerprint, channel?.id);

  const facts = (key: InspectedKey, fingerprint: string | null | undefined) => (
    <>
      {text(kindTexts[key.kind], { type: key.type })}
      {fingerprint && <span className={styles.fingerprint}> {shortFingerprint(fingerprint)}</span>}
    </>
  );
  if (isBlank) {
    if (!channel) return text('channels.form.key.hint');
    if (!stored) return text('channels.form.key.none-stored');
    return (
      <>
        {text('channels.form.key.keep')}{' '}
        {storedKey ? facts(storedKey, channel.keyFingerprints[box]) : text('channels.key.unreadable')}
      </>
    );
  }
  if (!typed) return null;
  return (
    <>
      {facts(typed, typedFingerprint)}
      {use && (
        <span className={styles.usage}>
          {text(more.length > 0 ? 'channels.key.used-often' : 'channels.key.used', {
            merchant: use.merchantName,
            channel: use.merchantChannel,
            key: text(channelKeyTexts[use.key]),
            more: more.length,
          })}
        </span>
      )}
    </>
  );
}
