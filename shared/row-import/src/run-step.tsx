import { formatNumber } from '@backoffice/i18n';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { ImportRunState } from './use-import-run';

/** How far the import is. */
export function RunStep({ run }: { run: ImportRunState }) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { done, total, isStopping } = run;
  const progress = text('import.progress', { done: formatNumber(done), total: formatNumber(total) });
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
