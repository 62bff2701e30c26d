import { channelKeyFields, type Channel } from '@backoffice/contract';
import { Button, KeyIcon, rowNotices, Spinner } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import type { ChannelForm } from './channel-form';
import { KeyField } from './key-field';
import { useKeyPairFieldsStyles } from './key-pair-fields.styles';
import { generateKeyPair } from './keys/generate-key-pair';
import { keyBoxes, type PairName } from './keys/key-boxes';

interface KeyPairFieldsProps {
  form: ChannelForm;
  pair: PairName;
  channel?: Channel;
}

const titles = { up: 'channels.form.up-pair', down: 'channels.form.down-pair' } as const;

/** Both keys of a pair, which can be made here. */
export function KeyPairFields({ form, pair, channel }: KeyPairFieldsProps) {
  const text = messages.useText();
  const styles = useKeyPairFieldsStyles();
  const [isMaking, setIsMaking] = useState(false);
  const boxes = channelKeyFields.filter((box) => keyBoxes[box].pair === pair);

  const generate = async () => {
    setIsMaking(true);
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
      setIsMaking(false);
    }
  };
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{text(titles[pair])}</h3>
        <Button
          aria-label={`${text('channels.action.generate')}: ${text(titles[pair])}`}
          disabledFocusable={isMaking}
          icon={isMaking ? <Spinner size="tiny" /> : <KeyIcon />}
          onClick={() => void generate()}
          size="small"
        >
          {text('channels.action.generate')}
        </Button>
      </div>
      {boxes.map((box) => (
        <KeyField box={box} channel={channel} form={form} key={box} />
      ))}
    </>
  );
}
