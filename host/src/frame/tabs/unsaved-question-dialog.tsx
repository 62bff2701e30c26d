import { ConfirmDialog, uiMessages } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import type { UnsavedQuestion } from './use-tab-commands';

interface UnsavedQuestionDialogProps {
  question: UnsavedQuestion;
  titleOf: (path: string) => string;
  onEnd: () => void;
}

/** Before a tab takes something typed with it. */
export function UnsavedQuestionDialog({ question, titleOf, onEnd }: UnsavedQuestionDialogProps) {
  const text = messages.useText();
  const uiText = uiMessages.useText();
  const titles = [...new Set(question.tabs.map(({ path }) => titleOf(path)))].join(', ');
  const proceed = () => {
    onEnd();
    question.proceed();
  };
  return (
    <ConfirmDialog
      body={text('tabs.unsaved.body', { titles })}
      cancelLabel={uiText('ui.form.discard.keep')}
      confirmLabel={uiText('ui.form.discard.confirm')}
      dangerous
      onCancel={onEnd}
      onConfirm={proceed}
      title={uiText('ui.form.discard.title')}
    />
  );
}
