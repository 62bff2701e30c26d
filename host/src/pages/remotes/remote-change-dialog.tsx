import { Button, Dialog } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { messages } from './remote-words';
import { type Change, useRemoteChange } from './remotes.queries';
import { useRemotesStyles } from './remotes.styles';

interface RemoteChangeDialogProps {
  title: string;
  /** Label of the button that makes the change. */
  label: string;
  /** Nothing can be taken back any more: the button only closes. */
  isDone?: boolean;
  onSubmit: (change: Change) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a change of a remote needs. */
export function RemoteChangeDialog(props: RemoteChangeDialogProps) {
  const { title, label, isDone = false, onSubmit, onClose, children } = props;
  const styles = useRemotesStyles();
  const text = messages.useText();
  const { change, isBusy } = useRemoteChange();
  return (
    <Dialog
      actions={
        <>
          {!isDone && (
            <Button disabled={isBusy} onClick={onClose}>
              {text('remotes.dialog.cancel')}
            </Button>
          )}
          <Button appearance="primary" disabledFocusable={isBusy} type="submit">
            {label}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(change);
      }}
      size="small"
      title={title}
    >
      <div className={styles.fields}>{children}</div>
    </Dialog>
  );
}
