import type { ReactNode } from 'react';
import { Button } from '../elements/basic-controls';
import { WarningIcon } from '../icons/frame-icons';
import { uiMessages } from '../messages';
import { useBusy } from '../use-busy';
import { Dialog } from './dialog';
import { useDialogStyles } from './dialog.styles';

export interface ConfirmDialogProps {
  title: string;
  body?: ReactNode;
  confirmLabel: string;
  /** "Cancel" when left out. */
  cancelLabel?: string;
  /** The dialog shows that it works until the promise settles; what the caller then renders is up to the caller. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  /** What is confirmed destroys something: a sign warns of it, its button is red, and the focus starts on cancel. */
  dangerous?: boolean;
  /** What is to be confirmed is not known yet. */
  waiting?: boolean;
}

/** A question with two answers, open as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, onConfirm, onCancel, dangerous, waiting } = props;
  const text = uiMessages.useText();
  const styles = useDialogStyles();
  const { isBusy: busy, run } = useBusy();
  return (
    <Dialog
      actions={
        <>
          <Button data-autofocus={dangerous ? '' : undefined} disabled={busy} onClick={onCancel}>
            {cancelLabel ?? text('ui.dialog.cancel')}
          </Button>
          <Button
            appearance="primary"
            className={dangerous ? styles.destroys : undefined}
            data-autofocus={dangerous ? undefined : ''}
            disabledFocusable={busy || waiting}
            onClick={() => void run(onConfirm)}
          >
            {confirmLabel}
          </Button>
        </>
      }
      busy={busy}
      icon={dangerous && <WarningIcon className={styles.warning} />}
      onDismiss={onCancel}
      role="alertdialog"
      size="small"
      title={title}
    >
      {body}
    </Dialog>
  );
}
