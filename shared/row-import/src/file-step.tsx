import { ArrowUploadIcon, Button, MessageBar, MessageBarBody, mergeClasses, Spinner } from '@backoffice/ui';
import { useRef, useState, type DragEvent } from 'react';
import { failureText, limitParams } from './failure-texts';
import { useImportStyles } from './import.styles';
import { importMessages } from './messages';
import type { useTableFile } from './use-table-file';

const ACCEPTED = '.xlsx,.xls,.csv';

export interface FileStepProps {
  reading: ReturnType<typeof useTableFile>['reading'];
  onFile: (file: File) => void;
}

/** Chooses one file, or takes one that is dropped. */
export function FileStep({ reading, onFile }: FileStepProps) {
  const styles = useImportStyles();
  const text = importMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isSeveral, setIsSeveral] = useState(false);
  const isReading = reading !== null && !reading.failure;
  const failure = reading?.failure && failureText(reading.failure, text);

  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    setIsSeveral(others.length > 0);
    if (file && others.length === 0) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div className={styles.step}>
      {(isSeveral || failure) && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {isSeveral ? text('import.file.one') : `${reading!.name}: ${failure}`}
          </MessageBarBody>
        </MessageBar>
      )}
      <div
        aria-label={text('import.file.label')}
        className={mergeClasses(styles.drop, isOver && styles.over)}
        onDragLeave={() => setIsOver(false)}
        onDragOver={onDragOver}
        onDrop={onDrop}
        role="group"
      >
        <input
          accept={ACCEPTED}
          aria-label={text('import.file.label')}
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file, corrected, may be chosen again.
            currentTarget.value = '';
          }}
          ref={input}
          type="file"
        />
        <Button data-autofocus="" icon={<ArrowUploadIcon />} onClick={() => input.current?.click()}>
          {text('import.file.choose')}
        </Button>
        <p className={styles.hint}>{text('import.file.hint', limitParams())}</p>
        <div role="status">
          {isReading && <Spinner label={text('import.file.reading', { name: reading.name })} size="tiny" />}
        </div>
      </div>
    </div>
  );
}
