import { CopyButton } from '../copy-button/copy-button';
import { useCopyableTextStyles } from './copyable-text.styles';

export interface CopyableTextProps {
  value: string;
  /** Name of the button: what is copied. */
  label: string;
}

/** A short text, cut where there is no room, and the button that copies the whole of it. */
export function CopyableText({ value, label }: CopyableTextProps) {
  const styles = useCopyableTextStyles();
  return (
    <div className={styles.box}>
      <span className={styles.text} data-tooltip-when-cut="">
        {value}
      </span>
      <CopyButton label={label} value={value} />
    </div>
  );
}
