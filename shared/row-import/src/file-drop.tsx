import { ArrowUploadIcon, Button, mergeClasses, Spinner } from '@backoffice/ui';
import { useRef, useState, type DragEvent } from 'react';
import { useFileDropStyles } from './file-drop.styles';

export interface FileDropProps {
  label: string;
  /** The label of the button that opens the browser's file dialog. */
  choose: string;
  hint: string;
  /** The message while a file is read; null when none is. */
  reading: string | null;
  /** The button gets the focus when the dialog around it opens. */
  isFirst?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A drop area for a spreadsheet file, with a button to choose one. */
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
          // Cleared, so that the same file can be chosen again after a correction.
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
