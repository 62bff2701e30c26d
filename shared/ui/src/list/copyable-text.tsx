import { makeStyles, tokens } from '@fluentui/react-components';
import { CopyButton } from '../base/copy-button/copy-button';

const useCopyableTextStyles = makeStyles({
  box: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, maxWidth: '100%' },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

export interface CopyableTextProps {
  value: string;
  /** Accessible name of the button, which names the copied value. */
  label: string;
}

/** A short text, cut if there is no room, with a button to copy all of it. */
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
