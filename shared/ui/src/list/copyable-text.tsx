import { makeStyles, tokens } from '@fluentui/react-components';
import { CopyButton } from '../base/copy-button/copy-button';
import { cutText } from '../base/layout-rules';

const useCopyableTextStyles = makeStyles({
  // The box is as long as its text, with room for the button at its end.
  box: {
    ...cutText,
    position: 'relative',
    boxSizing: 'border-box',
    width: 'fit-content',
    maxWidth: '100%',
    paddingInlineEnd: `calc(var(--ui-icon-button) + ${tokens.spacingHorizontalXS})`,
    lineHeight: 'var(--ui-icon-button)',
  },
  button: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: 0 },
});

export interface CopyableTextProps {
  value: string;
  /** Accessible name of the button, which names the copied value. */
  label: string;
}

/** A short text, cut if there is no room, with a button to copy all of it. */
export function CopyableText({ value, label }: CopyableTextProps) {
  const styles = useCopyableTextStyles();
  // The key replaces the text where a browser has translated it.
  return (
    <div className={styles.box} data-tooltip-when-cut="" key={value}>
      {value}
      <CopyButton className={styles.button} label={label} value={value} />
    </div>
  );
}
