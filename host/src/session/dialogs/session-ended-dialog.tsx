import { Button, Dialog, useBusy } from '@backoffice/ui';
import { api, ApiError } from '@backoffice/api-client';
import { apiPaths, LOGIN_FAILED, type SignInAnswer } from '@backoffice/contract';
import type { FactorDemand } from '@backoffice/contract/factors';
import { detectLanguage } from '@backoffice/i18n';
import { type SubmitEvent, useState } from 'react';
import { userAtom } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { messages } from '../../kernel/messages';
import { closeSessionEnded, continueSession, endSession, isSessionEndedAtom } from '../session-end';
import { device } from '../device';
import { loginFailure, refusedFields } from '../sign-in/credentials';
import { loginTexts } from '../sign-in/login-texts';
import { LateFactorStep } from '../second-factor/late-factor-step';
import { PasswordField } from '../sign-in/login-fields';
import { useSignInFormStyles } from '../sign-in/password-change';
import { sessionLifeAtom } from '../session-clock';
import { ProviderAgain } from './provider-again';

/** The failure of a password that is not sent, because the server would refuse it. */
const INVALID = 'login.password.invalid';

/** Signs `username` in again with their password. */
function useSignInAgain(username: string, onAnswer: (answer: SignInAnswer) => void) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const { isBusy, run } = useBusy();

  async function signIn() {
    setFailure(null);
    if (refusedFields({ username, password }).includes('password')) {
      setFailure(INVALID);
      return;
    }
    try {
      const credentials = { username, password, ...device() };
      onAnswer(await api.post<SignInAnswer>(apiPaths.login, credentials, { quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Clears a wrong password; other failures keep it.
      if (error.status === LOGIN_FAILED) setPassword('');
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(signIn);
  };
  return { password, setPassword, failure, isBusy, submit };
}

/**
 * The dialog shown when the session has ended. Cancel keeps the page and all unsaved input, and so does signing in here, which
 * only the same user can do. Re-Login leads to the login page.
 */
export function SessionEndedDialog() {
  const isOpen = useAtomValue(isSessionEndedAtom);
  const name = useAtomValue(userAtom)?.name;
  return isOpen && name !== undefined ? <SignInAgain name={name} /> : null;
}

function SignInAgain({ name }: { name: string }) {
  const [demand, setDemand] = useState<FactorDemand | null>(null);
  const take = (answer: SignInAnswer) =>
    'token' in answer ? continueSession(answer.token) : setDemand(answer);
  return demand ? <StepAgain demand={demand} /> : <PasswordAgain name={name} onAnswer={take} />;
}

/** The second step of signing in again. */
function StepAgain({ demand }: { demand: FactorDemand }) {
  const text = messages.useText();
  return (
    <Dialog
      actions={
        <>
          <Button onClick={closeSessionEnded}>{text('session.ended.cancel')}</Button>
          <Button onClick={() => endSession()}>{text('session.ended.confirm')}</Button>
        </>
      }
      onDismiss={closeSessionEnded}
      role="alertdialog"
      size="small"
      title={text('session.ended.title')}
    >
      <LateFactorStep demand={demand} onSignedIn={({ token }) => continueSession(token)} />
    </Dialog>
  );
}

interface PasswordAgainProps {
  name: string;
  onAnswer: (answer: SignInAnswer) => void;
}

function PasswordAgain({ name, onAnswer }: PasswordAgainProps) {
  const styles = useSignInFormStyles();
  const text = messages.useText();
  const provider = useAtomValue(sessionLifeAtom)?.provider ?? null;
  const { password, setPassword, failure, isBusy, submit } = useSignInAgain(name, onAnswer);
  const texts = loginTexts[detectLanguage()];
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
      onSubmit={submit}
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
            {/* Hidden, for password managers, which look for the user name beside the password. */}
            <input autoComplete="username" hidden name="username" readOnly value={name} />
            <PasswordField
              data-autofocus=""
              onChange={(event) => setPassword(event.target.value)}
              texts={texts}
              value={password}
            />
          </>
        ) : (
          <ProviderAgain name={name} onAnswer={onAnswer} provider={provider} />
        )}
        <div className={styles.failure} role="alert">
          {failure === INVALID ? texts[INVALID] : failure !== null && loginFailure(failure, texts)}
        </div>
      </div>
    </Dialog>
  );
}
