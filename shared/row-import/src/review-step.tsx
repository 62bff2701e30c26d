import { formatNumber } from '@backoffice/i18n';
import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner, uiMessages } from '@backoffice/ui';
import type { ColumnMapping } from './known-names';
import { useImportStyles } from './import.styles';
import { MappingFields } from './mapping-fields';
import { importMessages } from './messages';
import { RowPreview } from './row-preview';
import type { useCheckedRows } from './use-checked-rows';
import type { TableFile } from './use-table-file';

export interface ReviewStepProps {
  file: TableFile;
  mapping: ColumnMapping;
  check: ReturnType<typeof useCheckedRows>;
  goodCount: number;
  onMapping: (mapping: ColumnMapping) => void;
  onOtherFile: () => void;
}

/** What the file holds, and what of it would be sent. */
export function ReviewStep(props: ReviewStepProps) {
  const { file, mapping, check, goodCount, onMapping, onOtherFile } = props;
  const { rows, hasFailed, retry } = check;
  const styles = useImportStyles();
  const text = importMessages.useText();
  const { sheet } = file.table;
  const badCount = rows ? rows.length - goodCount : 0;
  return (
    <div className={styles.step}>
      <div className={styles.file}>
        <strong className={styles.fileName}>{file.name}</strong>
        <Button onClick={onOtherFile} size="small">
          {text('import.file.other')}
        </Button>
      </div>
      {sheet && sheet.others > 0 && (
        <p className={styles.hint}>{text('import.file.sheet', { name: sheet.name })}</p>
      )}
      <MappingFields file={file} mapping={mapping} onChange={onMapping} />
      <div role="status">
        {rows ? (
          <MessageBar intent={badCount > 0 ? 'warning' : 'info'} layout="multiline">
            <MessageBarBody>
              {text('import.count.good', { count: formatNumber(goodCount) })}
              {badCount > 0 && (
                <>
                  <br />
                  {text('import.count.bad', { count: formatNumber(badCount) })}
                </>
              )}
              <br />
              {text('import.count.only-good')}
            </MessageBarBody>
          </MessageBar>
        ) : (
          !hasFailed && <Spinner label={text('import.checking')} size="tiny" />
        )}
      </div>
      {hasFailed && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{text('import.checking.failed')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={retry} size="small">
              {uiMessages.text('ui.error.retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {rows && <RowPreview fields={file.fields} rows={rows} />}
    </div>
  );
}
