import { ArrowUploadIcon, Button, mergeClasses, Spinner } from '@backoffice/ui';
import { useRef, useState, type DragEvent } from 'react';
import { useFileDropStyles } from './file-drop.styles';

export interface FileDropProps {
  label: string;
  /** Of the button that opens the browser's own dialog. */
  choose: string;
  hint: string;
  /** What is said while a file is read; null when none is. */
  reading: string | null;
  /** Whether the button has the focus when the dialog around it opens. */
  isFirst?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A place for a spreadsheet file, which is chosen or dropped there. */
export function FileDrop({ label, choose, hint, reading, isFirst, onFiles }: FileDropProps) {
  const styles = useFileDropStyles();
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
      aria-label={label}
      className={mergeClasses(styles.drop, isOver && styles.over)}
      onDragLeave={() => setIsOver(false)}
      onDragOver={onDragOver}
      onDrop={onDrop}
      role="group"
    >
      <input
        accept=".xlsx,.xls,.csv"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file, corrected, may be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
      <Button
        data-autofocus={isFirst ? '' : undefined}
        icon={<ArrowUploadIcon />}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <p className={styles.hint}>{hint}</p>
      <div role="status">{reading && <Spinner label={reading} size="tiny" />}</div>
    </div>
  );
}
