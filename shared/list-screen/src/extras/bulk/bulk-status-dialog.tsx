import type { MerchantStatus } from '@backoffice/contract';
import type { BulkPreview } from '@backoffice/contract/bulk';
import { BULK_PAYMENTS_MAX } from '@backoffice/contract/bulk-values';
import { formatNumber } from '@backoffice/i18n';
import { Checkbox, ConfirmDialog, makeStyles, tokens } from '@backoffice/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { ChangeReason } from '../reason/change-reason';
import { BulkNotes } from './bulk-notes';
import { countOf, inOrder, NamedRows, outcomeTexts } from './outcomes';
import { type BulkDialogProps, bulkSubjects, useBulkPreview } from './use-bulk-preview';

const useBulkStatusStyles = makeStyles({
  planned: { display: 'grid', rowGap: tokens.spacingVerticalM },
  price: { margin: 0 },
  unchanged: { color: tokens.colorNeutralForeground2 },
});

const runTexts = {
  merchants: { active: 'bulk.run.active.merchants', inactive: 'bulk.run.inactive.merchants' },
  channels: { active: 'bulk.run.active.channels', inactive: 'bulk.run.inactive.channels' },
} as const;
const titles = {
  merchants: { active: 'bulk.ask.active.merchants', inactive: 'bulk.ask.inactive.merchants' },
  channels: { active: 'bulk.ask.active.channels', inactive: 'bulk.ask.inactive.channels' },
} as const;

interface PlannedProps {
  preview: BulkPreview;
}

/** The price of a change, the records that it changes, and those that it does not, folded to a line for each reason. */
function Planned({ preview: { outcomes, recentPayments } }: PlannedProps) {
  const styles = useBulkStatusStyles();
  const text = listScreenMessages.useText();
  return (
    <>
      {recentPayments !== undefined && (
        <p className={styles.price}>
          {text(recentPayments < BULK_PAYMENTS_MAX ? 'bulk.price' : 'bulk.price.many', {
            count: recentPayments,
            n: formatNumber(recentPayments),
          })}
        </p>
      )}
      {inOrder(outcomes).map((rows) =>
        rows.outcome === 'change' ? (
          <NamedRows key={rows.outcome} rows={rows} />
        ) : (
          <details className={styles.unchanged} key={rows.outcome}>
            <summary>
              {text(outcomeTexts[rows.outcome], { count: rows.count, n: formatNumber(rows.count) })}
            </summary>
            <NamedRows rows={rows} />
          </details>
        ),
      )}
    </>
  );
}

interface BulkStatusDialogProps extends BulkDialogProps {
  status: MerchantStatus;
}

/** Asks before the status of all selected records is changed, with the price of deactivating them. */
export function BulkStatusDialog({ status, ...props }: BulkStatusDialogProps) {
  const { list, count, onClose } = props;
  const styles = useBulkStatusStyles();
  const text = listScreenMessages.useText();
  const { preview, failure, isBusy, look, start } = useBulkPreview(props);
  const [takesLastActive, setTakesLastActive] = useState(false);
  const lookAtFirst = useEffectEvent(() => look({ status }));
  useEffect(() => lookAtFirst(), []);

  const lastActive = preview ? countOf(preview.outcomes, 'last-active') : 0;
  const willChange = preview ? countOf(preview.outcomes, 'change') + (takesLastActive ? lastActive : 0) : 0;
  const affected = willChange || count;
  const counted = { count: affected, n: formatNumber(affected) };
  return (
    <ConfirmDialog
      body={
        <>
          <BulkNotes failure={failure} looking={!preview && isBusy ? count : undefined} />
          {preview && (
            <div aria-live="polite" className={styles.planned}>
              <Planned preview={preview} />
              {lastActive > 0 && (
                <Checkbox
                  checked={takesLastActive}
                  label={text('bulk.takes-last-active', { count: lastActive, n: formatNumber(lastActive) })}
                  onChange={(_event, { checked }) => setTakesLastActive(checked === true)}
                />
              )}
            </div>
          )}
          <ChangeReason subject={bulkSubjects[list]} />
        </>
      }
      confirmLabel={text(runTexts[list][status], counted)}
      dangerous={status === 'inactive' && 'undoable'}
      // The dialog cannot be closed while a job is being started, as its failure would not be seen.
      onCancel={() => (isBusy && preview ? undefined : onClose())}
      onConfirm={() => preview && start(preview, takesLastActive)}
      title={text(titles[list][status], counted)}
      waiting={isBusy || willChange === 0}
    />
  );
}
