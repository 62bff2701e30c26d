import { formatNumber } from '@backoffice/i18n';
import type { ReadChoices } from '@backoffice/spreadsheet';
import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner, uiMessages } from '@backoffice/ui';
import { failureText } from './failure-texts';
import type { FileStepProps } from './file-step';
import type { ColumnMapping } from './known-names';
import { useImportStyles } from './import.styles';
import { MappingFields } from './mapping-fields';
import { importMessages } from './messages';
import { ConventionChoices, ReadingChoices } from './reading-choices';
import { RowPreview } from './row-preview';
import type { useCheckedRows } from './use-checked-rows';
import type { TableFile } from './use-table-file';
import type { Conventions } from './values/conventions';

export interface ReviewStepProps {
  file: TableFile;
  mapping: ColumnMapping;
  check: ReturnType<typeof useCheckedRows>;
  goodCount: number;
  /** The progress of reading the file again after a change of choices, or the reason why it failed. */
  reading: FileStepProps['reading'];
  conventions: Conventions;
  onChoose: (choices: ReadChoices) => void;
  onConventions: (conventions: Conventions) => void;
  onMapping: (mapping: ColumnMapping) => void;
  onOtherFile: () => void;
}

/** The review of the file before the import: choices, mapping, counts and first rows. */
export function ReviewStep(props: ReviewStepProps) {
  const { file, mapping, check, goodCount, reading, conventions } = props;
  const { onChoose, onConventions, onMapping, onOtherFile } = props;
  const { rows, ambiguous, hasFailed, retry } = check;
  const styles = useImportStyles();
  const text = importMessages.useText();
  const badCount = rows ? rows.length - goodCount : 0;
  return (
    <div className={styles.step}>
      <div className={styles.file}>
        <strong className={styles.fileName}>{file.name}</strong>
        <Button onClick={onOtherFile} size="small">
          {text('import.file.other')}
        </Button>
      </div>
      <ReadingChoices onChoose={onChoose} table={file.table} withHidden={file.choices.withHidden ?? false} />
      {reading?.failure && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{failureText(reading.failure, text)}</MessageBarBody>
        </MessageBar>
      )}
      <MappingFields file={file} mapping={mapping} onChange={onMapping} />
      <ConventionChoices ambiguous={ambiguous} chosen={conventions} onChoose={onConventions} />
      <div role="status">
        {rows ? (
          <MessageBar intent={badCount > 0 ? 'warning' : 'info'} layout="multiline">
            <MessageBarBody>
              <div>{text('import.count.good', { count: goodCount, n: formatNumber(goodCount) })}</div>
              {badCount > 0 && (
                <div>{text('import.count.bad', { count: badCount, n: formatNumber(badCount) })}</div>
              )}
              <div>{text('import.count.only-good')}</div>
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
