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
  /** The dialog shows a busy state until the promise settles. The caller closes it. */
  onConfirm: () => void | Promise<void>;
  onCancel: () => void;
  /**
   * The action destroys something: the dialog shows a warning icon and a red button, and the focus starts on the cancel button,
   * unless the action can be undone.
   */
  dangerous?: boolean | 'undoable';
  /** True while the subject of the question is still loading; the confirm button is disabled then. */
  waiting?: boolean;
}

/** A question with two buttons, open while it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel, onConfirm, onCancel, dangerous, waiting } = props;
  const text = uiMessages.useText();
  const styles = useDialogStyles();
  const { isBusy: busy, run } = useBusy();
  return (
    <Dialog
      actions={
        <>
          <Button data-autofocus={dangerous === true ? '' : undefined} disabled={busy} onClick={onCancel}>
            {cancelLabel ?? text('ui.dialog.cancel')}
          </Button>
          <Button
            appearance="primary"
            className={dangerous ? styles.destroys : undefined}
            data-autofocus=""
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
