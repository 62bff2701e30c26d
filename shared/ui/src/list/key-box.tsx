import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from '../base/copy-button/copy-button';
import { uiMessages } from '../base/messages';
import { whenIdleTogether } from '../base/when-idle';

const useKeyBoxStyles = makeStyles({
  box: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    maxWidth: 'min(100%, 260px)',
    // The text, not its box, stands under the column's header.
    marginInlineStart: '-5px',
  },
  // Where there is room for one row only, it says that the key began before.
  cut: { '::before': { content: 'var(--ui-key-more, none)' } },
});

const useKeyAreaClass = makeResetStyles({
  boxSizing: 'content-box',
  flexGrow: 1,
  minWidth: 0,
  height: 'calc(var(--ui-key-rows, 2) * var(--ui-key-line))',
  margin: 0,
  padding: `0 ${tokens.spacingHorizontalXS}`,
  // Quiet until somebody turns to it: of twenty rows the keys are not what one looks for.
  border: '1px solid transparent',
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: 'transparent',
  color: tokens.colorNeutralForeground3,
  fontFamily: tokens.fontFamilyMonospace,
  fontSize: '0.75rem',
  lineHeight: 'var(--ui-key-line)',
  wordBreak: 'break-all',
  whiteSpace: 'pre-wrap',
  resize: 'none',
  // The wheel moves the list and not the key under the pointer; a box that can't be scrolled is cheaper to paint, too.
  overflow: 'hidden',
  ':hover': { borderColor: tokens.colorNeutralStroke1, color: tokens.colorNeutralForeground2 },
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
 * As many characters as two rows show. To break the whole of twenty keys into lines takes longer than the rest of a list's layout, so
 * what is out of sight follows when the browser has time, of all keys together, or when somebody turns to one.
 */
const IN_SIGHT = 26;

/** Whether a hidden page keeps the boxes of its elements. */
const keepsBoxes = CSS.supports('content-visibility', 'hidden');

/**
 * A key in two rows (one at the smallest size) of a read-only text area, with a button that copies it. The rows are its last ones:
 * keys of one kind all begin alike.
 */
export function KeyBox({ value, label, copyLabel }: KeyBoxProps) {
  const styles = useKeyBoxStyles();
  const [isWhole, setIsWhole] = useState(false);
  const text = value ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(
    () =>
      whenIdleTogether(() => {
        // One in a folded card can't be scrolled to its end.
        if (area.current?.checkVisibility()) setIsWhole(true);
      }),
    [],
  );
  // A page that is shown again kept where its keys stood, and must not be laid out to find out: docs/decisions/0007.
  const atEndOf = useRef('');
  useLayoutEffect(() => {
    if (!isWhole || (keepsBoxes && atEndOf.current === text)) return;
    area.current!.scrollTop = area.current!.scrollHeight;
    atEndOf.current = text;
  }, [isWhole, text]);
  return (
    <div className={mergeClasses(styles.box, text && styles.cut)}>
      <textarea
        aria-label={label}
        // Else browsers keep its text with each entry of the history: keys that outlive the page.
        autoComplete="off"
        className={useKeyAreaClass()}
        readOnly
        rows={2}
        spellCheck={false}
        onFocus={() => setIsWhole(true)}
        ref={area}
        value={isWhole ? text : text.slice(-IN_SIGHT)}
      />
      <CopyButton label={copyLabel ?? uiMessages.text('ui.copy.action', { name: label })} value={value} />
    </div>
  );
}
