import { formatNumber } from '@backoffice/i18n';
import { makeStyles, MessageBar, MessageBarBody, Spinner, tokens } from '@backoffice/ui';
import { listScreenMessages } from '../../messages';

const useBulkNotesStyles = makeStyles({
  note: { margin: `0 0 ${tokens.spacingVerticalM}` },
  waiting: { display: 'flex', justifyContent: 'start', minHeight: '96px' },
});

interface BulkNotesProps {
  failure: string | undefined;
  /** The number of records whose preview is loading; undefined while none is. */
  looking: number | undefined;
}

/** The failure of a bulk edit's dialog, or its wait for the preview. */
export function BulkNotes({ failure, looking }: BulkNotesProps) {
  const styles = useBulkNotesStyles();
  const text = listScreenMessages.useText();
  return (
    <>
      {failure && (
        <MessageBar className={styles.note} intent="error">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      {looking !== undefined && (
        <div className={styles.waiting}>
          <Spinner label={text('bulk.looking', { count: looking, n: formatNumber(looking) })} size="tiny" />
        </div>
      )}
    </>
  );
}
