import { APPROVAL_WORDS_MAX } from '@backoffice/contract/approval-values';
import { Button, Dialog, Field, Input } from '@backoffice/ui';
import { type SubmitEvent, useState } from 'react';
import { texts } from './approval-texts';

interface DecisionDialogProps {
  decision: 'reject' | 'return';
  isBusy: boolean;
  onDecide: (words: string) => void;
  onClose: () => void;
}

const dialogTexts = {
  reject: { title: 'approvals.reject.title', label: 'approvals.reject.label' },
  return: { title: 'approvals.return.title', label: 'approvals.return.label' },
} as const;

/** Asks why requests are rejected or returned; the requester reads it. */
export function DecisionDialog({ decision, isBusy, onDecide, onClose }: DecisionDialogProps) {
  const text = texts.useText();
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(words.trim() === '');
    if (words.trim() !== '') onDecide(words.trim());
  };
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {text('approvals.dialog.cancel')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} type="submit">
            {text(dialogTexts[decision].label)}
          </Button>
        </>
      }
      busy={isBusy}
      onDismiss={onClose}
      onSubmit={submit}
      size="small"
      title={text(dialogTexts[decision].title)}
    >
      <Field
        hint={text('approvals.words.hint')}
        label={text('approvals.words.label')}
        required
        validationMessage={isMissing ? text('approvals.words.missing') : undefined}
      >
        <Input
          maxLength={APPROVAL_WORDS_MAX}
          onChange={(_event, { value }) => setWords(value)}
          value={words}
        />
      </Field>
    </Dialog>
  );
}
