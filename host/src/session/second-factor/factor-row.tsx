import { FACTOR_NAME_MAX } from '@backoffice/contract/factor-values';
import type { Factor } from '@backoffice/contract/factors';
import { formatDateTime } from '@backoffice/i18n';
import {
  Button,
  ConfirmDialog,
  DeleteIcon,
  Dialog,
  EditIcon,
  Field,
  IconButton,
  Input,
  makeStyles,
  notify,
  rowNotices,
  tokens,
  useBusy,
} from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { factorMessages } from './factor-messages';
import { ownFactorsApi } from './own-factors.api';

const useRowStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  what: { flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const kindTexts = { passkey: 'factors.kind.passkey', code: 'factors.kind.code' } as const;

interface FactorRowProps {
  factor: Factor;
  isLast: boolean;
  onChanged: () => void;
}

function RenameDialog({
  factor,
  onChanged,
  onClose,
}: Omit<FactorRowProps, 'isLast'> & { onClose: () => void }) {
  const text = factorMessages.useText();
  const [name, setName] = useState(factor.name);
  const { isBusy, run } = useBusy();
  async function rename() {
    try {
      await ownFactorsApi.rename(factor, name.trim());
      onChanged();
      onClose();
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('factors.rename.failed', { name: factor.name }), error);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim()) void run(rename);
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('factors.cancel')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} type="submit">
            {text('factors.rename.confirm')}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={submit}
      size="small"
      title={text('factors.rename.title')}
    >
      <Field
        label={text('factors.name.label')}
        required
        validationMessage={name.trim() ? undefined : text('factors.name.required')}
      >
        <Input maxLength={FACTOR_NAME_MAX} onChange={(event) => setName(event.target.value)} value={name} />
      </Field>
    </Dialog>
  );
}

/** A passkey or authenticator app: its name, its last use, and the buttons that rename and remove it. */
export function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const styles = useRowStyles();
  const text = factorMessages.useText();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { name, kind, createdAt, usedAt } = factor;

  async function remove() {
    try {
      await ownFactorsApi.remove(factor);
      notify.success({ title: text('factors.remove.done', { name }) });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('factors.remove.failed', { name }), error);
    }
    onChanged();
    close();
  }
  return (
    <li className={styles.root}>
      <div className={styles.what}>
        <div className={styles.name}>{name}</div>
        <div className={styles.small}>
          {text(kindTexts[kind])} ·{' '}
          {usedAt
            ? text('factors.used', { at: formatDateTime(usedAt) })
            : text('factors.unused', { at: formatDateTime(createdAt) })}
        </div>
      </div>
      <IconButton
        icon={<EditIcon />}
        label={text('factors.rename.label', { name })}
        onClick={() => setOpen('rename')}
      />
      <IconButton
        icon={<DeleteIcon />}
        label={text('factors.remove.label', { name })}
        onClick={() => setOpen('remove')}
      />
      {open === 'rename' && <RenameDialog factor={factor} onChanged={onChanged} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          body={text(isLast ? 'factors.remove.last' : 'factors.remove.body')}
          confirmLabel={text('factors.remove.confirm')}
          dangerous
          onCancel={close}
          onConfirm={remove}
          title={text('factors.remove.title', { name })}
        />
      )}
    </li>
  );
}
