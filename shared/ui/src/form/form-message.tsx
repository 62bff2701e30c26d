import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { Button } from '../controls/button';
import { uiMessages } from '../messages';
import { useFormDialogStyles } from './form-dialog.styles';

export interface FormConflict {
  title: string;
  body?: string;
  /** Takes what is stored now into the form. */
  onReload: () => void;
}

export interface FormMessageProps {
  conflict?: FormConflict | null;
  failure: { message: string; requestId?: string } | null;
}

/** Why the form was not saved, above its fields. */
export function FormMessage({ conflict, failure }: FormMessageProps) {
  const styles = useFormDialogStyles();
  const text = uiMessages.useText();
  if (conflict) {
    return (
      <MessageBar className={styles.message} intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{conflict.title}</MessageBarTitle>
          {conflict.body}
        </MessageBarBody>
        <MessageBarActions className={styles.messageActions}>
          <Button onClick={conflict.onReload}>{text('ui.form.reload')}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  if (!failure) return null;
  return (
    <MessageBar className={styles.message} intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{text('ui.form.failed')}</MessageBarTitle>
        {failure.message} {failure.requestId && <span className={styles.requestId}>{failure.requestId}</span>}
      </MessageBarBody>
    </MessageBar>
  );
}
