import { formatNumber } from '@backoffice/i18n';
import { Button, MessageBar, MessageBarBody, Spinner } from '@backoffice/ui';
import type { CheckedRow } from './check-row';
import type { ColumnMapping } from './column-mapping';
import type { AnyDeclaration } from './import-declaration';
import { useImportStyles } from './import.styles';
import { MappingFields } from './mapping-fields';
import { importMessages } from './messages';
import { RowPreview } from './row-preview';
import type { TableFile } from './use-table-file';

export interface ReviewStepProps {
  declaration: AnyDeclaration;
  file: TableFile;
  mapping: ColumnMapping;
  /** Null while they are being checked. */
  rows: readonly CheckedRow[] | null;
  goodCount: number;
  onMapping: (mapping: ColumnMapping) => void;
  onOtherFile: () => void;
}

/** What the file holds, and what of it would be sent. */
export function ReviewStep(props: ReviewStepProps) {
  const { declaration, file, mapping, rows, goodCount, onMapping, onOtherFile } = props;
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
      <MappingFields declaration={declaration} file={file} mapping={mapping} onChange={onMapping} />
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
          <Spinner label={text('import.checking')} size="tiny" />
        )}
      </div>
      {rows && <RowPreview declaration={declaration} known={file.known} rows={rows} />}
    </div>
  );
}
