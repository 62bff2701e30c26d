import { mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { ChevronDownIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { pressedKey } from '../../base/pressed-key';
import { useFilterBarStyles } from './filter-bar.styles';

export interface OpenPopup {
  /** The button of an open popup; null while closed. */
  anchor: Element | null;
  onClose: () => void;
}

interface FilterOpenerProps {
  label: string;
  /** The value in words; empty for none. */
  words: string;
  /** The role of what it opens; a list box makes it a combo box, whose content is its value. */
  opens: 'menu' | 'listbox';
  className?: string;
  /** Renders the popup, which may load late: a press before that opens it when it has loaded. */
  popup: (open: OpenPopup) => ReactNode;
}

/** The button of a filter whose values are in a popup. */
export function FilterOpener({ label, words, opens, className, popup }: FilterOpenerProps) {
  const styles = useFilterBarStyles();
  const text = uiMessages.useText();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isChoice = opens === 'listbox';
  const name = words && !isChoice ? text('ui.list.chips.filter', { field: label, value: words }) : label;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp'].includes(pressedKey(event))) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup={opens}
        aria-label={words || isChoice ? name : undefined}
        className={mergeClasses(styles.field, styles.opener, !words && styles.unchosen, className)}
        icon={<ChevronDownIcon size={16} />}
        iconPosition="after"
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        onKeyDown={onKeyDown}
        role={isChoice ? 'combobox' : undefined}
      >
        <span className={styles.words} data-tooltip-when-cut="">
          {words || text('ui.list.any-of', { field: label })}
        </span>
      </Button>
      {popup({ anchor, onClose: () => setAnchor(null) })}
    </>
  );
}
