import { VIEW_NAME_MAX } from '@backoffice/contract/list-view-values';
import { useRoles } from '@backoffice/data/role-options';
import { Button, Dialog, Field, Input, MessageBar, MessageBarBody, Select } from '@backoffice/ui';
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react';
import { listScreenMessages } from '../../messages';

interface ViewDialogProps {
  title: string;
  confirm: string;
  /** The dialog has something to send. */
  isReady: boolean;
  send: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog about a view; shows the message of a refused call. */
function ViewDialog({ title, confirm, isReady, send, onClose, children }: ViewDialogProps) {
  const text = listScreenMessages.useText();
  const [failure, setFailure] = useState<Error>();
  const [isBusy, startWork] = useTransition();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    setFailure(undefined);
    startWork(() => send().then(onClose, setFailure));
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('views.dialog.cancel')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy || !isReady} type="submit">
            {confirm}
          </Button>
        </>
      }
      // Cannot be closed while sending, as a failure would not be seen.
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={submit}
      size="small"
      title={title}
    >
      {children}
      {failure && (
        <MessageBar intent="error">
          <MessageBarBody>{failure.message}</MessageBarBody>
        </MessageBar>
      )}
    </Dialog>
  );
}

interface NameDialogProps {
  title: string;
  /** The initial name. */
  name: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameDialog({ title, name, send, onClose }: NameDialogProps) {
  const text = listScreenMessages.useText();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  return (
    <ViewDialog
      confirm={text('views.dialog.save')}
      isReady={wanted !== ''}
      onClose={onClose}
      send={() => send(wanted)}
      title={title}
    >
      <Field label={text('views.dialog.name')} required>
        <Input
          data-autofocus
          maxLength={VIEW_NAME_MAX}
          onChange={(_event, { value }) => setTyped(value)}
          value={typed}
        />
      </Field>
    </ViewDialog>
  );
}

interface ShareDialogProps {
  name: string;
  /** Key of the role that the view is shared with; empty for none. */
  role: string;
  send: (role: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the role to share a view with. */
export function ShareDialog({ name, role, send, onClose }: ShareDialogProps) {
  const text = listScreenMessages.useText();
  const [chosen, setChosen] = useState(role);
  const roles = useRoles();
  return (
    <ViewDialog
      confirm={text('views.dialog.save')}
      isReady
      onClose={onClose}
      send={() => send(chosen || null)}
      title={text('views.share.title', { name })}
    >
      <Field hint={text('views.share.hint')} label={text('views.share.role')}>
        <Select data-autofocus onChange={(_event, { value }) => setChosen(value)} value={chosen}>
          <option value="">{text('views.share.nobody')}</option>
          {roles.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </ViewDialog>
  );
}
