import { ChevronDownIcon, ChevronRightIcon, Button, Skeleton } from '@backoffice/ui';
import { useLateCode } from '@backoffice/ui/late-code';
import { useState } from 'react';
import type { ListRow } from '../../declaration/define-list';
import { listScreenMessages } from '../../messages';
import type { AnyList } from '../extra';
import { useRowDetailsStyles } from './row-details.styles';

interface FoldedKeyPairsProps {
  row: ListRow;
  load: NonNullable<AnyList['keyPairs']>;
}

/** The key pairs of a row, loaded when the user opens them. */
export function FoldedKeyPairs({ row, load }: FoldedKeyPairsProps) {
  const styles = useRowDetailsStyles();
  const text = listScreenMessages.useText();
  const [isOpen, setOpen] = useState(false);
  const { fetched: KeyPairs, hasFailed, retry } = useLateCode(load, isOpen);
  const { updatedAt = '' } = row as { updatedAt?: string };
  const toggle = () => {
    if (hasFailed) retry();
    else setOpen(!isOpen);
  };
  return (
    <section aria-labelledby="row-key-pairs">
      <h3 className={styles.title}>
        <Button
          appearance="transparent"
          aria-expanded={isOpen}
          className={styles.toggle}
          icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
          id="row-key-pairs"
          onClick={toggle}
        >
          {text('panel.key-pairs')}
        </Button>
      </h3>
      {isOpen && !hasFailed && (KeyPairs ? <KeyPairs id={row.id} updatedAt={updatedAt} /> : <Skeleton />)}
    </section>
  );
}
