import type { FieldError } from '@backoffice/contract';
import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { Button } from '../base/elements/basic-controls';
import { uiMessages } from '../base/messages';

const useFormMessageStyles = makeStyles({
  message: { marginBlockEnd: tokens.spacingVerticalM },
  // At the start, because toasts cover the end of a page.
  messageActions: { justifyContent: 'flex-start' },
  requestId: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, userSelect: 'all' },
});

export interface Failure {
  /** Title of the failure; left out, it says that the form was not saved. */
  title?: string;
  message: string;
  requestId?: string;
  fields: readonly FieldError[];
}

/**
 * Returns the failure of a rejected save: an `ApiError` has refused fields and the request's id, other errors only a message.
 */
export function failureOf(error: unknown): Failure {
  const { title, message, requestId, fields } = error as Partial<Failure>;
  return { title, message: message ?? String(error), requestId, fields: fields ?? [] };
}

/** True for the error of a call that now waits for approval: nothing is left to do in its form. */
export function isSentForApproval(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === 'approval-pending' || (cause !== undefined && isSentForApproval(cause));
}

export interface FormConflict {
  title: string;
  body?: string;
  /** Loads the stored values into the form. */
  onReload: () => void;
}

interface FormMessageProps {
  conflict?: FormConflict | null;
  failure: Omit<Failure, 'fields'> | null;
}

/** The reason why the form was not saved, above its fields. */
export function FormMessage({ conflict, failure }: FormMessageProps) {
  const styles = useFormMessageStyles();
  const text = uiMessages.useText();
  if (conflict) {
    return (
      <MessageBar className={styles.message} intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{conflict.title}</MessageBarTitle>
          <span>{conflict.body}</span>
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
        <MessageBarTitle>{failure.title ?? text('ui.form.failed')}</MessageBarTitle>
        {failure.message} {failure.requestId && <span className={styles.requestId}>{failure.requestId}</span>}
      </MessageBarBody>
    </MessageBar>
  );
}
