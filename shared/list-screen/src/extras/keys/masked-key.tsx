import { REVEAL_SECONDS } from '@backoffice/contract/key-reveal-values';
import { usePermission } from '@backoffice/session';
import { copyWithNotice, CopyIcon, EyeIcon, EyeOffIcon, IconButton } from '@backoffice/ui';
import { KeyBox } from '@backoffice/ui/list';
import { useEffect, useState } from 'react';
import { keyMessages } from './key-messages';
import { KeyReasonDialog, type KeyUse } from './key-reason-dialog';
import type { KeyAddress } from './keys.api';
import { useMaskedKeyStyles } from './masked-key.styles';

/** Returns a key for a limited time: until the page, its window or its tab is left. */
function useRevealedKey() {
  const [revealed, setRevealed] = useState<string>();
  useEffect(() => {
    if (revealed === undefined) return undefined;
    const hide = () => setRevealed(undefined);
    const hideUnseen = () => document.hidden && hide();
    const timer = setTimeout(hide, REVEAL_SECONDS * 1000);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hideUnseen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hideUnseen);
      // A page in a hidden tab keeps its state, and has no effects.
      hide();
    };
  }, [revealed]);
  return [revealed, setRevealed] as const;
}

export interface MaskedKeyProps {
  address: KeyAddress;
  /** Accessible name of the key. */
  label: string;
  /** The last characters of the key; absent while the server has not determined them. */
  tail: string | null | undefined;
  fingerprint: string | null | undefined;
}

/** The mark of a private key, with buttons that read the key itself for users who may. */
export function MaskedKey({ address, label, tail, fingerprint }: MaskedKeyProps) {
  const styles = useMaskedKeyStyles();
  const text = keyMessages.useText();
  const mayReveal = usePermission(`${address.of}Keys:view`);
  const [use, setUse] = useState<KeyUse>();
  const [revealed, setRevealed] = useRevealedKey();
  const [wasRevealed, setWasRevealed] = useState(false);
  const close = () => setUse(undefined);
  const start = fingerprint?.slice(0, 8).replace(/(.{4})(?=.)/, '$1 ') ?? '';
  const announcement = revealed ? text('keys.revealed', { seconds: REVEAL_SECONDS }) : text('keys.hidden');
  return (
    <div className={styles.box}>
      {revealed === undefined ? (
        <span className={styles.mark} data-tooltip={fingerprint}>{`••••${tail ?? ''}\n${start}`}</span>
      ) : (
        <KeyBox label={label} value={revealed}>
          <IconButton
            icon={<EyeOffIcon size={16} />}
            label={text('keys.hide.label', { name: label })}
            onClick={() => setRevealed(undefined)}
          />
        </KeyBox>
      )}
      {mayReveal && revealed === undefined && (
        <>
          <IconButton
            icon={<EyeIcon size={16} />}
            label={text('keys.reveal.label', { name: label })}
            onClick={() => setUse('reveal')}
          />
          <IconButton
            icon={<CopyIcon size={16} />}
            label={text('keys.copy.label', { name: label })}
            onClick={() => setUse('copy')}
          />
        </>
      )}
      {/* Present before its text, which screen readers otherwise skip. */}
      {(use ?? wasRevealed) && (
        <span className={styles.spoken} role="status">
          {wasRevealed && announcement}
        </span>
      )}
      {use && (
        <KeyReasonDialog
          address={address}
          onClose={close}
          onKey={async (privateKey) => {
            if (use === 'reveal') {
              setWasRevealed(true);
              setRevealed(privateKey);
            } else await copyWithNotice(privateKey);
          }}
          use={use}
        />
      )}
    </div>
  );
}
