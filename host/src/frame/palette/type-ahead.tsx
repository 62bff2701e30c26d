import { makeStyles } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useLayoutEffect, useRef } from 'react';

/** The keys typed before the palette's field was rendered. */
export interface TypedAhead {
  query: string;
  isEntered: boolean;
}

export const nothingTyped: TypedAhead = { query: '', isEntered: false };

const useTypeAheadStyles = makeStyles({
  // At the later position of the field, since an input method opens its candidates there.
  field: {
    position: 'fixed',
    top: 'calc(12dvh + 20px)',
    left: '50%',
    width: '1px',
    height: '1px',
    opacity: 0,
  },
});

interface TypeAheadProps {
  label: string;
  onType: (typed: TypedAhead) => void;
  /** While an input method is composing, the field must stay in the document. */
  onComposing: (isComposing: boolean) => void;
  onClose: () => void;
}

/** Receives the keys typed while the palette's code is loading, so that none of them reaches the page behind. */
export function TypeAhead({ label, onType, onComposing, onClose }: TypeAheadProps) {
  const styles = useTypeAheadStyles();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    field.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <input
      aria-label={label}
      autoComplete="off"
      className={styles.field}
      onChange={({ target }) => onType({ query: target.value, isEntered: false })}
      onCompositionEnd={() => onComposing(false)}
      onCompositionStart={() => onComposing(true)}
      onKeyDown={(event) => {
        const pressed = pressedKey(event);
        if (pressed === 'Enter') onType({ query: event.currentTarget.value, isEntered: true });
        else if (pressed === 'Escape') onClose();
      }}
      ref={field}
      spellCheck={false}
    />
  );
}
