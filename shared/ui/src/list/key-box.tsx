import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from '../base/copy-button/copy-button';
import { uiMessages } from '../base/messages';

/** Number of characters in sight. Laying out twenty whole keys takes longer than the rest of a list's layout. */
const IN_SIGHT = 5;

const useKeyBoxStyles = makeStyles({
  box: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    maxWidth: 'min(100%, 260px)',
    // Aligns the text, instead of its box, with the column's header.
    marginInlineStart: '-5px',
  },
  // The key is cut at its start until it has the focus. The mark takes no room, so that the button never moves under a press.
  cut: {
    position: 'relative',
    ':not(:has(textarea:focus))::before': {
      content: '"••••" / ""',
      position: 'absolute',
      insetInlineStart: '5px',
      color: tokens.colorNeutralForeground3,
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: '0.75rem',
    },
    '& textarea:not(:focus)': { marginInlineStart: '34px' },
  },
});

const useKeyAreaClass = makeResetStyles({
  boxSizing: 'content-box',
  flexGrow: 1,
  minWidth: 0,
  height: '1.375rem',
  margin: 0,
  padding: `0 ${tokens.spacingHorizontalXXS}`,
  // Inconspicuous until focused, because keys are rarely what a user looks for in a list.
  border: '1px solid transparent',
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: 'transparent',
  color: tokens.colorNeutralForeground3,
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: '0.75rem',
  lineHeight: '1.375rem',
  wordBreak: 'break-all',
  whiteSpace: 'pre',
  resize: 'none',
  // The wheel scrolls the list instead of the key under the pointer; and a box that cannot scroll is cheaper to paint.
  overflow: 'hidden',
  ':hover': { borderColor: tokens.colorNeutralStroke1, color: tokens.colorNeutralForeground2 },
  ':focus': {
    height: 'calc(var(--ui-key-rows, 2) * var(--ui-key-line))',
    lineHeight: 'var(--ui-key-line)',
    whiteSpace: 'pre-wrap',
  },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
});

export interface KeyBoxProps {
  value: string | null | undefined;
  /** Accessible name of the key. */
  label: string;
  /** Accessible name of the button; "Copy" and the label when left out. */
  copyLabel?: string;
  /** Shown behind the button. */
  children?: ReactNode;
}

/** Scrolls to the end, to the right in one row, or down in two. */
function showEnd(area: HTMLTextAreaElement): void {
  area.scrollLeft = area.scrollWidth;
  area.scrollTop = area.scrollHeight;
}

/**
 * A key in a read-only text area, with a button to copy it. It shows the last letters, because keys of one kind start alike; with
 * the focus, the whole key in two rows (one at the smallest size).
 */
export function KeyBox({ value, label, copyLabel, children }: KeyBoxProps) {
  const styles = useKeyBoxStyles();
  const [isWhole, setIsWhole] = useState(false);
  const text = value ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (isWhole) showEnd(area.current!);
  }, [isWhole, text]);
  return (
    <div className={mergeClasses(styles.box, text && styles.cut)}>
      <textarea
        aria-label={label}
        // Otherwise browsers store the text with each history entry, and keys would outlive the page.
        autoComplete="off"
        className={useKeyAreaClass()}
        readOnly
        rows={2}
        spellCheck={false}
        onBlur={({ target }) => showEnd(target)}
        onFocus={({ target }) => {
          setIsWhole(true);
          showEnd(target);
        }}
        ref={area}
        value={isWhole ? text : text.slice(-IN_SIGHT)}
      />
      <CopyButton label={copyLabel ?? uiMessages.text('ui.copy.action', { name: label })} value={value} />
      {children}
    </div>
  );
}
