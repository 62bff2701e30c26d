import { REVEAL_REASON_MAX, REVEAL_REASON_MIN } from '@backoffice/contract/key-reveal-values';
import { store, userAtom } from '@backoffice/session';
import { FormDialog, TextField, useDialogForm } from '@backoffice/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { keyMessages } from './key-messages';
import { type KeyAddress, revealKey } from './keys.api';

interface RevealForm {
  reason: string;
}

/** Checks the length as the server does, without the library of schemas, which few lists load. */
const revealForm = {
  '~standard': {
    validate(value: unknown) {
      const { reason = '' } = value as Partial<RevealForm>;
      const trimmed = reason.trim();
      const isFitting = trimmed.length >= REVEAL_REASON_MIN && trimmed.length <= REVEAL_REASON_MAX;
      return isFitting ? { value: { reason: trimmed } } : { issues: [{ path: ['reason'] }] };
    },
  },
};

/** Returns the name of a user's last reason in the cache, which all remotes share. */
const lastReasonOf = (username: string | undefined) => ['masked-keys', 'last reason', username];

const texts = {
  reveal: { title: 'keys.reveal.title', confirm: 'keys.reveal.confirm' },
  copy: { title: 'keys.copy.title', confirm: 'keys.copy.confirm' },
} as const;
export type KeyUse = keyof typeof texts;

export interface KeyReasonDialogProps {
  address: KeyAddress;
  use: KeyUse;
  /** Called with the key after the dialog has been closed. */
  onKey: (privateKey: string) => unknown;
  onClose: () => void;
}

/** Asks for the reason to read a private key, and reads it. The last reason is offered, and sent only by the user. */
export function KeyReasonDialog({ address, use, onKey, onClose }: KeyReasonDialogProps) {
  const text = keyMessages.useText();
  const client = useQueryClient();
  const lastReason = lastReasonOf(store.get(userAtom)?.name);
  const form = useDialogForm<RevealForm, RevealForm>({
    schema: revealForm,
    defaults: { reason: client.getQueryData<string>(lastReason) ?? '' },
    phrase: () => keyMessages.text('keys.reason.invalid'),
  });
  return (
    <FormDialog
      confirmLabel={text(texts[use].confirm)}
      form={form}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const privateKey = await revealKey(address, reason).catch((error: unknown) => {
          throw Object.assign(error as Error, { title: text('keys.failed.title') });
        });
        client.setQueryDefaults(lastReason, { gcTime: Infinity });
        client.setQueryData(lastReason, reason);
        onClose();
        await onKey(privateKey);
      }}
      title={text(texts[use].title)}
    >
      <TextField<RevealForm>
        hint={text('keys.reason.hint')}
        label={text('keys.reason.label')}
        name="reason"
        required
        wide
      />
    </FormDialog>
  );
}
