import {
  channelKeyFields,
  type Channel,
  type ChannelKeyField,
  type ChannelKeyUsage,
} from '@backoffice/contract';
import { channelTypeName } from '@backoffice/list-screen/channel-name';
import { Button, KeyIcon, notify, rowNotices, Spinner } from '@backoffice/ui';
import { TextAreaField, useFormValue } from '@backoffice/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { messages } from '../../../messages';
import { channelKeyTexts, keyPairHelp, keyStateTexts } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { fingerprintOf, shortFingerprint } from '../keys/fingerprint';
import { inspectKey, type InspectedKey } from '../keys/inspect-key';
import { generateKeyPair, keyBoxes, type PairName } from '../keys/key-pairs';
import type { ChannelForm, ChannelFormInput } from './channel-form';
import { useChannelFormStyles } from './channel-form.styles';

/** Returns the fingerprint of a key; null until computed, and where the browser cannot compute it. */
function useFingerprint(key: InspectedKey | null): string | null {
  const [computed, setComputed] = useState<{ key: InspectedKey; fingerprint: string | null } | null>(null);
  useEffect(() => {
    if (!key?.publicKey) return;
    let isCurrent = true;
    fingerprintOf(key.publicKey)
      .then((fingerprint) => isCurrent && setComputed({ key, fingerprint }))
      .catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return computed?.key === key ? computed.fingerprint : null;
}

const NONE: ChannelKeyUsage[] = [];

/** Returns the other channels that use a key with this fingerprint; empty until the server has answered. */
function useKeyUsage(fingerprint: string | null, exceptId: number | undefined): ChannelKeyUsage[] {
  const { data } = useQuery({
    queryKey: ['channels', 'key-usage', fingerprint, exceptId],
    queryFn: ({ signal }) =>
      channelsApi.keyUsage({ fingerprints: [fingerprint!], exceptId }, { signal, quiet: true }),
    enabled: fingerprint !== null,
  });
  return data ?? NONE;
}

interface KeyHintProps {
  box: ChannelKeyField;
  /** The key in the box; null where the text is not a key. */
  typed: InspectedKey | null;
  isBlank: boolean;
  /** The channel being edited: a box left blank keeps its stored key. */
  channel?: Channel;
}

const kindTexts = { public: 'channels.key.public', private: 'channels.key.private' } as const;

/** Describes the key in a box: its type, the start of its fingerprint, and where else it is in use. */
function KeyHint({ box, typed, isBlank, channel }: KeyHintProps) {
  const text = messages.useText();
  const styles = useChannelFormStyles();
  const stored = channel?.[box] ?? '';
  const storedKey = useMemo(() => inspectKey(stored), [stored]);
  const typedFingerprint = useFingerprint(typed);
  const [use, ...more] = useKeyUsage(typedFingerprint, channel?.id);

  const textOf = (key: InspectedKey) => text(kindTexts[key.kind], { type: key.type });
  const hint = (words: string, fingerprint?: string | null) => (
    <span>
      {words}
      {fingerprint && <span className={styles.fingerprint}> {shortFingerprint(fingerprint)}</span>}
    </span>
  );
  if (isBlank) {
    if (!channel) return hint(text('channels.form.key.hint'));
    const state = channel.privateKeyStates?.[box];
    const fingerprint = channel.keyFingerprints[box];
    const keep = text('channels.form.key.keep');
    if (state === 'masked') return hint(`${keep} ••••${channel.privateKeyTails?.[box] ?? ''}`, fingerprint);
    if (state) return hint(`${keep} ${text(keyStateTexts[state])}`, fingerprint);
    if (!stored) return hint(text('channels.form.key.none-stored'));
    return storedKey
      ? hint(`${keep} ${textOf(storedKey)}`, fingerprint)
      : hint(`${keep} ${text('channels.key.unreadable')}`);
  }
  if (!typed) return null;
  return (
    <>
      {hint(textOf(typed), typedFingerprint)}
      {use && (
        <span className={styles.keyUsage}>
          {text(more.length > 0 ? 'channels.key.used-often' : 'channels.key.used', {
            merchant: use.merchantName,
            channel: channelTypeName(use.merchantChannel),
            key: text(channelKeyTexts[use.key]),
            more: more.length,
            count: more.length,
          })}
        </span>
      )}
    </>
  );
}

interface KeyFieldProps {
  form: ChannelForm;
  box: ChannelKeyField;
  channel?: Channel;
}

/** The box of a key, with a description of the pasted key, or of the stored one that it keeps. */
function KeyField({ form, box, channel }: KeyFieldProps) {
  const text = messages.useText();
  const value = useFormValue<ChannelFormInput, ChannelKeyField>(box);
  const typed = useMemo(() => inspectKey(value), [value]);
  const { trigger, getValues } = form;

  // A pasted key is checked at once, and the other one of its pair with it.
  useEffect(() => {
    const { partner } = keyBoxes[box];
    if (value.trim() !== '') void trigger(getValues(partner).trim() === '' ? box : [box, partner]);
  }, [value, box, trigger, getValues]);

  return (
    <TextAreaField<ChannelFormInput>
      code
      hint={<KeyHint box={box} channel={channel} isBlank={value.trim() === ''} typed={typed} />}
      label={text(channelKeyTexts[box])}
      name={box}
      rows={3}
    />
  );
}

interface KeyPairFieldsProps {
  form: ChannelForm;
  pair: PairName;
  channel?: Channel;
}

const titles = { up: 'channels.form.up-pair', down: 'channels.form.down-pair' } as const;

/** Both keys of a pair, with a button to generate them. */
export function KeyPairFields({ form, pair, channel }: KeyPairFieldsProps) {
  const text = messages.useText();
  const styles = useChannelFormStyles();
  const [isGenerating, setIsGenerating] = useState(false);
  const boxes = channelKeyFields.filter((box) => keyBoxes[box].pair === pair);

  const generate = async () => {
    // Browsers provide no cryptography on pages without https.
    if (!(crypto as Partial<Crypto>).subtle) {
      notify.error({ title: text('channels.notice.key-failed'), body: text('channels.notice.key-insecure') });
      return;
    }
    setIsGenerating(true);
    try {
      const { publicKey, privateKey } = await generateKeyPair();
      for (const box of boxes) {
        const key = keyBoxes[box].kind === 'public' ? publicKey : privateKey;
        form.setValue(box, key, { shouldDirty: true });
      }
      rowNotices.succeeded(text('channels.notice.key-generated'));
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('channels.notice.key-failed'));
    } finally {
      setIsGenerating(false);
    }
  };
  return (
    <>
      <div className={styles.pairHead}>
        <h3 className={styles.pairTitle}>{text(titles[pair])}</h3>
        <Button
          aria-label={`${text('channels.action.generate')}: ${text(titles[pair])}`}
          disabledFocusable={isGenerating}
          icon={isGenerating ? <Spinner size="tiny" /> : <KeyIcon />}
          onClick={() => void generate()}
          // Keeps the focus in its field, which would otherwise be validated as left.
          onMouseDown={(event) => event.preventDefault()}
          size="small"
        >
          {text('channels.action.generate')}
        </Button>
        <p className={styles.pairHelp}>{text(keyPairHelp[pair])}</p>
      </div>
      {boxes.map((box) => (
        <KeyField box={box} channel={channel} form={form} key={box} />
      ))}
    </>
  );
}
