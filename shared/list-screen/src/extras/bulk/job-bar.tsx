import type { BulkJob } from '@backoffice/contract/bulk';
import { formatNumber } from '@backoffice/i18n';
import { Button, Dialog, DismissIcon, IconButton } from '@backoffice/ui';
import { useState } from 'react';
import { listScreenMessages } from '../../messages';
import { useBulkBarStyles } from './bulk-bar.styles';
import { countOf, Outcomes } from './outcomes';

interface JobBarProps {
  job: BulkJob;
  /** A command of this bar has been sent and not answered. */
  isBusy: boolean;
  valueText: (value: string | number) => string;
  onCancel: () => void;
  onUndo: () => void;
  onClose: () => void;
}

const endTexts = { done: 'bulk.job.done', cancelled: 'bulk.job.cancelled' } as const;

/** The progress of a bulk edit, or its result. */
export function JobBar({ job, isBusy, valueText, onCancel, onUndo, onClose }: JobBarProps) {
  const styles = useBulkBarStyles();
  const text = listScreenMessages.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { state, total, outcomes, isUndo, canUndo } = job;
  const tried = outcomes.reduce((sum, { count }) => sum + count, 0);
  if (state === 'running') {
    const label = text(isUndo ? 'bulk.job.undoing' : 'bulk.job.running', {
      n: formatNumber(tried),
      total: formatNumber(total),
    });
    return (
      <>
        <span className={styles.count}>{label}</span>
        <progress aria-label={label} className={styles.progress} max={total} value={tried} />
        <Button disabledFocusable={isBusy} onClick={onCancel}>
          {text('bulk.job.cancel')}
        </Button>
      </>
    );
  }
  const changed = countOf(outcomes, 'change');
  return (
    <>
      <span className={styles.count} role="status">
        {text(isUndo ? 'bulk.job.undone' : endTexts[state], {
          count: changed,
          n: formatNumber(changed),
          kept: formatNumber(tried - changed),
        })}
      </span>
      <Button onClick={() => setIsOpen(true)}>{text('bulk.job.details')}</Button>
      {canUndo && (
        <Button disabledFocusable={isBusy} onClick={onUndo}>
          {text('bulk.job.undo')}
        </Button>
      )}
      <IconButton icon={<DismissIcon />} label={text('bulk.job.close')} onClick={onClose} />
      {isOpen && (
        <Dialog onDismiss={() => setIsOpen(false)} title={text('bulk.job.title')}>
          <Outcomes isDone outcomes={outcomes} valueText={valueText} />
        </Dialog>
      )}
    </>
  );
}
