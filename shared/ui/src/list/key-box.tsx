import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from '../base/copy-button/copy-button';
import { uiMessages } from '../base/messages';
import { whenIdleTogether } from '../base/when-idle';

/**
 * Number of characters in sight. Laying out twenty whole keys takes longer than the rest of a list's layout, so the hidden part is
 * added when the browser is idle, for all keys together, or when a key is focused.
 */
const IN_SIGHT = 7;

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
}

/** True if the browser keeps the layout boxes of a hidden page. */
const keepsBoxes = CSS.supports('content-visibility', 'hidden');

/** Scrolls to the end, to the right in one row, or down in two. */
function showEnd(area: HTMLTextAreaElement): void {
  area.scrollLeft = area.scrollWidth;
  area.scrollTop = area.scrollHeight;
}

/**
 * A key in a read-only text area, with a button to copy it. It shows the last letters, because keys of one kind start alike; with
 * the focus, two rows (one at the smallest size).
 */
export function KeyBox({ value, label, copyLabel }: KeyBoxProps) {
  const styles = useKeyBoxStyles();
  const [isWhole, setIsWhole] = useState(false);
  const text = value ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(
    () =>
      whenIdleTogether(() => {
        // A key in a folded card cannot be scrolled to its end.
        if (area.current?.checkVisibility()) setIsWhole(true);
      }),
    [],
  );
  // A page that is shown again has kept the scroll positions of its keys, and reading them would force a layout:
  // docs/decisions/0007.
  const atEndOf = useRef('');
  useLayoutEffect(() => {
    if (!isWhole || (keepsBoxes && atEndOf.current === text)) return;
    showEnd(area.current!);
    atEndOf.current = text;
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
    </div>
  );
}
