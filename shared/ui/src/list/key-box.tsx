import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { CopyButton } from '../base/copy-button/copy-button';
import { whenIdleTogether } from '../base/when-idle';
import { uiMessages } from '../base/messages';

const useKeyBoxStyles = makeStyles({
  box: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    maxWidth: 'min(100%, 260px)',
  },
  // Where there is room for one row only, it says that the key goes on.
  cut: {
    '::after': { content: 'var(--ui-key-more, none)', order: 1 },
    '& > button': { order: 2 },
  },
});

const useKeyAreaClass = makeResetStyles({
  boxSizing: 'content-box',
  flexGrow: 1,
  minWidth: 0,
  height: 'calc(var(--ui-key-rows, 2) * var(--ui-key-line))',
  margin: 0,
  padding: `0 ${tokens.spacingHorizontalXS}`,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: tokens.colorNeutralBackground3,
  color: tokens.colorNeutralForeground2,
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: '12px',
  lineHeight: 'var(--ui-key-line)',
  wordBreak: 'break-all',
  whiteSpace: 'pre-wrap',
  resize: 'none',
  // The wheel moves the list and not the key under the pointer; a box that can't be scrolled is cheaper to paint, too.
  overflow: 'hidden',
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
});

export interface KeyBoxProps {
  value: string | null | undefined;
  /** Name of the key. */
  label: string;
  /** Name of the button; "Copy" and the label when left out. */
  copyLabel?: string;
}

/**
 * More than two rows show. To break the whole of twenty keys into lines takes longer than the rest of a list's layout, so what is
 * out of sight follows when the browser has time.
 */
const IN_SIGHT = 120;

/** A key in two rows (one at the smallest size) of a read-only text area, with a button that copies it. */
export function KeyBox({ value, label, copyLabel }: KeyBoxProps) {
  const styles = useKeyBoxStyles();
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => whenIdleTogether(() => setIsWhole(true)), []);
  const text = value ?? '';
  return (
    <div className={mergeClasses(styles.box, text && styles.cut)}>
      <textarea
        aria-label={label}
        className={useKeyAreaClass()}
        readOnly
        rows={2}
        spellCheck={false}
        onFocus={() => setIsWhole(true)}
        value={isWhole ? text : text.slice(0, IN_SIGHT)}
      />
      <CopyButton label={copyLabel ?? uiMessages.text('ui.copy.action', { name: label })} value={value} />
    </div>
  );
}
