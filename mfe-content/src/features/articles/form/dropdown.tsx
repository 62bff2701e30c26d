import { Button, ChevronDownIcon, makeStyles, tokens } from '@backoffice/ui';
import type { FieldLabelling } from '@backoffice/ui/form';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

const useDropdownStyles = makeStyles({
  // Keeps a long summary from widening the column.
  box: { position: 'relative', minWidth: 0 },
  button: { width: '100%', justifyContent: 'space-between', fontWeight: tokens.fontWeightRegular },
  summary: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  panel: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    top: '100%',
    // Above the editor's toolbar.
    zIndex: 3,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    marginBlockStart: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
});

interface DropdownProps {
  /** The chosen values, shown on the button. */
  summary: string;
  /** Receives the button, which gets the focus when the field is invalid. */
  buttonRef: (button: HTMLButtonElement | null) => void;
  onBlur: () => void;
  labelling: FieldLabelling;
  children: ReactNode;
}

/** A button that opens a small panel of controls. Escape, and moving the focus out of it, close the panel. */
export function Dropdown({ summary, buttonRef, onBlur, labelling, children }: DropdownProps) {
  const styles = useDropdownStyles();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const labelledBy = labelling['aria-labelledby'];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles events that bubble from its controls
    <div
      className={styles.box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIsOpen(false);
        onBlur();
      }}
      onKeyDown={onKeyDown}
    >
      <Button
        aria-controls={isOpen ? `${id}-panel` : undefined}
        aria-describedby={labelling['aria-describedby']}
        aria-expanded={isOpen}
        aria-labelledby={labelledBy && `${labelledBy} ${id}-button`}
        className={styles.button}
        icon={<ChevronDownIcon size={16} />}
        iconPosition="after"
        id={`${id}-button`}
        onClick={() => setIsOpen(!isOpen)}
        ref={buttonRef}
      >
        <span className={styles.summary}>{summary}</span>
      </Button>
      {isOpen && (
        <div
          aria-labelledby={labelledBy}
          className={styles.panel}
          id={`${id}-panel`}
          role="group"
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  );
}
