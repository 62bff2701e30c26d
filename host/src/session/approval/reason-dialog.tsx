import { APPROVAL_WORDS_MAX } from '@backoffice/contract/approval-values';
import { Button, Dialog, Field, Input } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { answerReason } from './approval';
import { approvalMessages } from './approval-messages';

const cancel = () => answerReason(null);

/** Asks why a change that needs approval should be made. The page keeps what was typed; Cancel fails the call. */
export function ReasonDialog() {
  const text = approvalMessages.useText();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') answerReason(reason.trim());
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={cancel}>{text('approval.reason.cancel')}</Button>
          <Button appearance="primary" type="submit">
            {text('approval.reason.send')}
          </Button>
        </>
      }
      onDismiss={cancel}
      onSubmit={submit}
      role="alertdialog"
      size="small"
      title={text('approval.reason.title')}
    >
      <p>{text('approval.reason.body')}</p>
      <Field
        label={text('approval.reason.label')}
        required
        validationMessage={isMissing ? text('approval.reason.missing') : undefined}
      >
        <Input
          data-autofocus=""
          maxLength={APPROVAL_WORDS_MAX}
          onChange={(_event, { value }) => setReason(value)}
          value={reason}
        />
      </Field>
    </Dialog>
  );
}
