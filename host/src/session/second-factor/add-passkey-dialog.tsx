import { FACTOR_NAME_MAX } from '@backoffice/contract/factor-values';
import type { EnrolResponse } from '@backoffice/contract/factors';
import { formatDateTime } from '@backoffice/i18n';
import { Button, Dialog, Field, Input, useBusy } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { enrolFailure } from './enrol-failure';
import { factorMessages } from './factor-messages';
import { ownFactorsApi } from './own-factors.api';
import { hasPasskeySupport, makePasskey } from './passkeys';
import { Failure } from './failure';

export interface AddFactorDialogProps {
  onAdded: (answer: EnrolResponse) => void;
  onClose: () => void;
}

/** Asks for a name, and has the browser make a passkey. */
export function AddPasskeyDialog({ onAdded, onClose }: AddFactorDialogProps) {
  const text = factorMessages.useText();
  const [name, setName] = useState(() =>
    text('factors.passkey.default', { at: formatDateTime(new Date().toISOString()) }),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const isSupported = hasPasskeySupport();

  async function add() {
    setFailure(null);
    try {
      const { challenge, passkey } = await ownFactorsApi.startPasskey();
      const made = await makePasskey(passkey);
      onAdded(await ownFactorsApi.finishPasskey({ challenge, name: name.trim(), passkey: made }));
    } catch (error) {
      console.warn('The passkey was not added', error);
      setFailure(error);
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim()) void run(add);
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('factors.cancel')}
          </Button>
          <Button appearance="primary" disabled={!isSupported} disabledFocusable={isBusy} type="submit">
            {text('factors.passkey.confirm')}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={submit}
      size="small"
      title={text('factors.passkey.title')}
    >
      <p>{text('factors.passkey.body')}</p>
      <Field
        hint={text('factors.name.hint')}
        label={text('factors.name.label')}
        required
        validationMessage={name.trim() ? undefined : text('factors.name.required')}
      >
        <Input maxLength={FACTOR_NAME_MAX} onChange={(event) => setName(event.target.value)} value={name} />
      </Field>
      <Failure>
        {isSupported ? failure !== null && enrolFailure(failure) : text('factors.passkey.unsupported')}
      </Failure>
    </Dialog>
  );
}
