import { ArrowResetIcon, Button, Spinner } from '@backoffice/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { listScreenMessages } from '../../messages';
import { useRowHistoryStyles } from './row-history.styles';

interface SetBackButtonProps {
  /** The id of the element that describes the entry. */
  entry: string;
  /** Settles when the dialog is open, or the user has been notified why it is not. */
  onSetBack: () => Promise<void>;
}

/** Opens the dialog that restores the version of an entry. */
export function SetBackButton({ entry, onSetBack }: SetBackButtonProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await onSetBack();
    setIsBusy(false);
  };
  // The button disappears when the row has the version's values; the focus then moves to the entry.
  useLayoutEffect(() => {
    const pressed = button.current;
    return () => {
      if (pressed && document.activeElement === pressed) pressed.closest('li')?.focus();
    };
  }, []);
  return (
    <Button
      appearance="subtle"
      aria-describedby={entry}
      className={styles.setBack}
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="extra-tiny" /> : <ArrowResetIcon size={16} />}
      onClick={() => void press()}
      ref={button}
      size="small"
    >
      {text('history.set-back.action')}
    </Button>
  );
}
