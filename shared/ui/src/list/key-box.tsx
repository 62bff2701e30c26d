import { CopyButton } from '../copy-button/copy-button';
import { uiMessages } from '../messages';
import { useKeyBoxStyles } from './key-box.styles';

export interface KeyBoxProps {
  value: string | null | undefined;
  /** Name of the key. */
  label: string;
  /** Name of the button; "Copy" and the label when left out. */
  copyLabel?: string;
}

/** A key in two rows of a read-only text area, with a button that copies it. */
export function KeyBox({ value, label, copyLabel }: KeyBoxProps) {
  const styles = useKeyBoxStyles();
  return (
    <div className={styles.box}>
      <textarea
        aria-label={label}
        className={styles.area}
        readOnly
        rows={2}
        spellCheck={false}
        value={value ?? ''}
      />
      <CopyButton label={copyLabel ?? uiMessages.text('ui.copy.action', { name: label })} value={value} />
    </div>
  );
}
