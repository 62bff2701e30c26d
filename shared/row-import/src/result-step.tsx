import { formatNumber } from '@backoffice/i18n';
import { ArrowDownloadIcon, Button, MessageBar, MessageBarBody } from '@backoffice/ui';
import { useState } from 'react';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { ImportRunState } from './use-import-run';
import {
  countTexts,
  type ImportOutcome,
  type ImportResult,
  isUnfinished,
  outcomeOf,
  saveResult,
} from './import-outcome';
import type { ImportEnd } from './run-import';

/** The progress of the import. */
export function RunStep({ run }: { run: ImportRunState }) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { done, total, isStopping } = run;
  const progress = text('import.progress', {
    count: total,
    done: formatNumber(done),
    total: formatNumber(total),
  });
  return (
    <div className={styles.step}>
      <progress
        aria-label={text('import.progress.label')}
        className={styles.progress}
        max={total || 1}
        value={done}
      />
      <div className={styles.numbers}>{progress}</div>
      <div role="status">{isStopping && text('import.stopping')}</div>
    </div>
  );
}

const endTexts = {
  cancelled: 'import.end.cancelled',
  'no-answer': 'import.end.no-answer',
  'signed-out': 'import.end.signed-out',
} as const;

const outcomes = Object.keys(countTexts) as ImportOutcome[];

/** The results of the import by number, and a file with the result of each row. */
export function ResultStep({ end, result }: { end: ImportEnd; result: ImportResult }) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const [failed, setFailed] = useState(false);
  const counts = new Map<ImportOutcome, number>();
  for (const row of result.rows) {
    const outcome = outcomeOf(row, result.fates);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const save = async (format: 'xlsx' | 'csv') => {
    setFailed(false);
    try {
      await saveResult(result, format);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  const repeated = counts.get('repeated') ?? 0;
  const isWhole = end === 'all-sent' && repeated + (counts.get('created') ?? 0) === result.rows.length;
  const intent = isWhole ? (repeated ? 'info' : 'success') : 'warning';
  return (
    <div className={styles.step}>
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody>
          {end !== 'all-sent' && <div>{text(endTexts[end])}</div>}
          {outcomes
            .filter((outcome) => outcome === 'created' || counts.has(outcome))
            .map((outcome) => {
              const count = counts.get(outcome) ?? 0;
              return <div key={outcome}>{text(countTexts[outcome], { count, n: formatNumber(count) })}</div>;
            })}
        </MessageBarBody>
      </MessageBar>
      <p className={styles.hint}>
        {text('import.result.hint')}
        {repeated > 0 && <span> {text('import.again.hint')}</span>}
        {result.rows.some((row) => isUnfinished(row, result.fates)) && (
          <span> {text('import.rest.hint')}</span>
        )}
      </p>
      <div className={styles.buttons}>
        <Button icon={<ArrowDownloadIcon />} onClick={() => void save('xlsx')}>
          {text('import.result.save-xlsx')}
        </Button>
        <Button icon={<ArrowDownloadIcon />} onClick={() => void save('csv')}>
          {text('import.result.save-csv')}
        </Button>
      </div>
      {failed && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{text('import.result.failed')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
