import { ArrowUploadIcon, Button, mergeClasses, Spinner } from '@backoffice/ui';
import { useRef, useState, type DragEvent } from 'react';
import { documentsMessages } from '../documents-messages';
import { useDocumentsStyles } from '../documents.styles';

export interface FileDropProps {
  /** Name of the file that is being read. */
  reading: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses one file, or takes what is dropped. */
export function FileDrop({ reading, onFiles }: FileDropProps) {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      aria-label={text('documents.upload.label')}
      className={mergeClasses(styles.drop, isOver && styles.over)}
      onDragLeave={() => setIsOver(false)}
      onDragOver={onDragOver}
      onDrop={onDrop}
      role="group"
    >
      <input
        accept=".xlsx,.xls,.csv"
        aria-label={text('documents.upload.label')}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file, corrected, may be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
      <Button icon={<ArrowUploadIcon />} onClick={() => input.current?.click()}>
        {text('documents.upload.choose')}
      </Button>
      <p className={styles.hint}>{text('documents.upload.hint')}</p>
      <div role="status">
        {reading && <Spinner label={text('documents.upload.reading', { name: reading })} size="tiny" />}
      </div>
    </div>
  );
}
