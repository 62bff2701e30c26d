import { makeStyles } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useLayoutEffect, useRef } from 'react';

/** What was typed for a field before it was there. */
export interface TypedAhead {
  query: string;
  isEntered: boolean;
}

export const nothingTyped: TypedAhead = { query: '', isEntered: false };

const useTypeAheadStyles = makeStyles({
  // Where the field will be, as an input method shows its choices there.
  field: { position: 'fixed', top: '20dvh', left: '50%', width: '1px', height: '1px', opacity: 0 },
});

interface TypeAheadProps {
  label: string;
  onType: (typed: TypedAhead) => void;
  /** A field must not be taken away from an input method. */
  onComposing: (isComposing: boolean) => void;
  onClose: () => void;
}

/** Takes the keys that are meant for a field whose code is on its way, so that none of them goes to the page behind. */
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
