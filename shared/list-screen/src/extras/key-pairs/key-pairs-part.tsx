import type { KeyPair, PairName } from '@backoffice/contract/key-pair';
import { formatNumber } from '@backoffice/i18n';
import { usePermission } from '@backoffice/session';
import { Button, ConfirmDialog, copyWithNotice, CopyButton, rowNotices, Skeleton } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { useState } from 'react';
import { LoadFailure } from '../../load-failure';
import { Moment } from '../../shown-values';
import { KeyReasonDialog } from '../keys/key-reason-dialog';
import { keyPairMessages } from './key-pair-messages';
import type { KeyOwner } from './key-pairs.api';
import { useKeyPairStyles } from './key-pairs.styles';
import { PrepareDialog } from './prepare-dialog';
import { type PairSwitch, shortFingerprint, SwitchDialog } from './switch-dialog';
import { type Renewal, useKeyPairs } from './use-key-pairs';

const DAY_MS = 86_400_000;

const stateTexts = {
  current: 'keyPairs.state.current',
  next: 'keyPairs.state.next',
  former: 'keyPairs.state.former',
} as const;
const sideTexts = { up: 'keyPairs.side.up', down: 'keyPairs.side.down' } as const;
const privateFields = { up: 'merchantUpPrivateKey', down: 'merchantDownPrivateKey' } as const;

const sidesOf = { merchant: ['own'], channel: ['up', 'down'] } as const;

interface PairItemProps {
  owner: KeyOwner;
  pair: KeyPair;
  /** Undefined for users who may not renew pairs. */
  renewal: Renewal | undefined;
}

type PairDialog = PairSwitch | 'discard' | 'copy';

/** A pair with its fingerprint, times and buttons. */
function PairItem({ owner, pair, renewal }: PairItemProps) {
  const styles = useKeyPairStyles();
  const text = keyPairMessages.useText();
  const mayRead = usePermission(`${owner.of}Keys:view`);
  const [openDialog, setOpenDialog] = useState<PairDialog>();
  const close = () => setOpenDialog(undefined);
  const { state, fingerprint, publicKey, createdAt, validUntil } = pair;
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS));
  const name = text(stateTexts[state]);
  const isNext = state === 'next';
  const whose =
    pair.pair === 'own'
      ? ({ of: 'merchant' } as const)
      : ({ of: 'channel', field: privateFields[pair.pair] } as const);
  const button = (use: PairDialog, label: string, isPrimary = false) => (
    <Button appearance={isPrimary ? 'primary' : undefined} onClick={() => setOpenDialog(use)} size="small">
      {label}
    </Button>
  );
  return (
    <li className={styles.pair}>
      <div className={styles.line}>
        <span className={styles.state}>{name}</span>
        <span className={styles.fingerprint} data-tooltip={fingerprint}>
          {shortFingerprint(pair)}
        </span>
        <CopyButton label={text('keyPairs.copy-fingerprint', { name })} value={fingerprint} />
      </div>
      <div className={styles.times}>
        <span>
          {text('keyPairs.created')} <Moment at={createdAt} />
        </span>
        <span>{text('keyPairs.age', { count: days, n: formatNumber(days) })}</span>
        {validUntil && (
          <span>
            {text('keyPairs.until')} <Moment at={validUntil} />
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        {renewal && isNext && button('activate', text('keyPairs.activate'), true)}
        {publicKey !== null && state !== 'former' && (
          <Button onClick={() => void copyWithNotice(publicKey)} size="small">
            {text('keyPairs.copy-public')}
          </Button>
        )}
        {mayRead && isNext && button('copy', text('keyPairs.copy-private'))}
        {renewal && isNext && button('discard', text('keyPairs.discard'))}
        {renewal && state === 'former' && button('goBack', text('keyPairs.back'))}
      </div>
      {openDialog === 'copy' && (
        <KeyReasonDialog
          address={{ ...whose, id: owner.id, state: 'next' }}
          onClose={close}
          onKey={copyWithNotice}
          use="copy"
        />
      )}
      {openDialog === 'discard' && renewal && (
        <ConfirmDialog
          body={text('keyPairs.discard.body')}
          confirmLabel={text('keyPairs.discard.confirm')}
          dangerous
          onCancel={close}
          onConfirm={() => renewal.discard(pair).finally(close)}
          title={text('keyPairs.discard.title')}
        />
      )}
      {(openDialog === 'activate' || openDialog === 'goBack') && renewal && (
        <SwitchDialog
          onClose={close}
          onSwitch={async (overlap) => {
            await renewal.switchTo(openDialog, pair, overlap);
            close();
          }}
          pair={pair}
          use={openDialog}
        />
      )}
    </li>
  );
}

interface SideProps {
  owner: KeyOwner;
  side: PairName;
  pairs: readonly KeyPair[];
  renewal: Renewal | undefined;
}

/** The pairs of a merchant, or of one side of a channel. */
function Side({ owner, side, pairs, renewal }: SideProps) {
  const styles = useKeyPairStyles();
  const text = keyPairMessages.useText();
  const { isBusy, run } = useBusy();
  const [isPreparing, setIsPreparing] = useState(false);
  const name = side === 'own' ? null : text(sideTexts[side]);
  const prepare = text('keyPairs.prepare');
  const generate = async () => {
    try {
      await renewal?.prepare(side);
    } catch (error) {
      rowNotices.failed(text('keyPairs.prepare.failed'), error);
    }
  };
  return (
    <div className={styles.side}>
      {name && <h4 className={styles.name}>{name}</h4>}
      {pairs.length === 0 ? (
        <p className={styles.empty}>{text('keyPairs.none')}</p>
      ) : (
        <ul aria-label={name ?? text('keyPairs.title')} className={styles.list}>
          {pairs.map((pair) => (
            <PairItem key={pair.fingerprint} owner={owner} pair={pair} renewal={renewal} />
          ))}
        </ul>
      )}
      {renewal && pairs.every(({ state }) => state !== 'next') && (
        <div>
          <Button
            aria-busy={isBusy}
            aria-label={name === null ? undefined : text('keyPairs.of-side', { action: prepare, side: name })}
            disabledFocusable={isBusy}
            onClick={() => (name === null ? void run(generate) : setIsPreparing(true))}
            size="small"
          >
            {prepare}
          </Button>
        </div>
      )}
      {isPreparing && renewal && name !== null && (
        <PrepareDialog
          onClose={() => setIsPreparing(false)}
          onPrepare={async (given) => {
            await renewal.prepare(side, given);
            setIsPreparing(false);
          }}
          side={name}
        />
      )}
    </div>
  );
}

export interface KeyPairsPartProps extends KeyOwner {
  /** The version of the row on screen: the pairs are read again with each new one. */
  updatedAt: string;
}

/** The key pairs of a merchant or channel, with the steps of their renewal. */
export function KeyPairsPart({ of, id, updatedAt }: KeyPairsPartProps) {
  const owner = { of, id };
  const styles = useKeyPairStyles();
  const text = keyPairMessages.useText();
  const mayRenew = usePermission(`${of}Keys:edit`);
  const { part, keys, error, retry, renewal } = useKeyPairs(owner, updatedAt);
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      {error ? (
        <LoadFailure error={error} onRetry={retry} title={text('keyPairs.failed')} />
      ) : !keys ? (
        <div aria-busy aria-label={text('keyPairs.loading')} role="status">
          <Skeleton className={styles.skeleton} />
        </div>
      ) : (
        sidesOf[of].map((side) => (
          <Side
            key={side}
            owner={owner}
            pairs={keys.filter(({ pair }) => pair === side)}
            renewal={mayRenew ? renewal : undefined}
            side={side}
          />
        ))
      )}
    </div>
  );
}
