import { detectLanguage } from '@backoffice/i18n';
import { store, userAtom } from '@backoffice/session';
import { Button, Dialog } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { loginTexts } from '../sign-in/login-texts';
import { PasswordField } from '../sign-in/password-field';
import { messages } from '../../kernel/messages';
import { endSession } from '../end-session';
import { ProviderAgain } from './provider-again';
import { closeSessionEnded, isSessionEndedAtom } from '../session-ended';
import { useSessionEndedDialogStyles } from '../sign-in/session-ended-dialog.styles';
import { sessionLifeAtom } from '../session-life';
import { useSignInAgain } from './use-sign-in-again';

/**
 * The one sign-in dialog. Cancel leaves the page and everything typed in place, and so does signing in here, which only the
 * same user can; Re-Login leads through the login page.
 */
export function SessionEndedDialog() {
  const isOpen = useAtomValue(isSessionEndedAtom, { store });
  const name = useAtomValue(userAtom, { store })?.name;
  return isOpen && name !== undefined ? <SignInAgain name={name} /> : null;
}

function SignInAgain({ name }: { name: string }) {
  const styles = useSessionEndedDialogStyles();
  const text = messages.useText();
  const provider = useAtomValue(sessionLifeAtom, { store })?.provider ?? null;
  const { password, setPassword, failure, isBusy, submit } = useSignInAgain(name);
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={closeSessionEnded}>
            {text('session.ended.cancel')}
          </Button>
          <Button disabled={isBusy} onClick={() => endSession()}>
            {text('session.ended.confirm')}
          </Button>
          {provider === null && (
            <Button appearance="primary" disabledFocusable={isBusy} type="submit">
              {text('session.again.confirm')}
            </Button>
          )}
        </>
      }
      busy={isBusy}
      onDismiss={closeSessionEnded}
      onSubmit={(event) => void submit(event)}
      role="alertdialog"
      size="small"
      title={text('session.ended.title')}
    >
      <div className={styles.root}>
        <p className={styles.sentence}>{text('session.ended.body')}</p>
        <p className={styles.sentence}>
          {text('session.again.username')} <b>{name}</b>
        </p>
        {provider === null ? (
          <>
            {/* For password managers, which look for the name beside the password. */}
            <input autoComplete="username" hidden name="username" readOnly value={name} />
            <PasswordField
              data-autofocus=""
              onChange={(event) => setPassword(event.target.value)}
              texts={loginTexts[detectLanguage()]}
              value={password}
            />
          </>
        ) : (
          <ProviderAgain name={name} provider={provider} />
        )}
        <div className={styles.failure} role="alert">
          {failure}
        </div>
      </div>
    </Dialog>
  );
}
