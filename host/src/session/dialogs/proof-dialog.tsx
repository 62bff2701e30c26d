import { api, ApiError } from '@backoffice/api-client';
import { factorPaths } from '@backoffice/contract/factor-values';
import type { FactorDemand, ProofStart } from '@backoffice/contract/factors';
import { detectLanguage } from '@backoffice/i18n';
import { userAtom } from '@backoffice/session';
import { Button, Dialog, Spinner, useBusy } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { failureText } from '../../kernel/failures/failure-text';
import { messages } from '../../kernel/messages';
import { answerProof, isProofNeededAtom } from '../proof';
import { continueSession } from '../session-end';
import { LateFactorStep } from '../second-factor/late-factor-step';
import { PasswordField } from '../sign-in/login-fields';
import { loginTexts } from '../sign-in/login-texts';
import { useSignInFormStyles } from '../sign-in/password-change';
import { useAnswer } from '../use-answer';
import { ProviderAgain } from './provider-again';

const cancel = () => answerProof(false);

interface ProofFrameProps {
  children: ReactNode;
  isBusy?: boolean;
  onSubmit?: (event: SubmitEvent) => void;
}

function ProofFrame({ children, isBusy = false, onSubmit }: ProofFrameProps) {
  const styles = useSignInFormStyles();
  const text = messages.useText();
  const name = useAtomValue(userAtom)?.name ?? '';
  return (
    <Dialog
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {text('session.ended.cancel')}
          </Button>
          {onSubmit && (
            <Button appearance="primary" disabledFocusable={isBusy} type="submit">
              {text('proof.confirm')}
            </Button>
          )}
        </>
      }
      busy={isBusy}
      onDismiss={cancel}
      onSubmit={onSubmit}
      role="alertdialog"
      size="small"
      title={text('proof.title')}
    >
      <div className={styles.root}>
        <p className={styles.sentence}>{text('proof.body')}</p>
        <p className={styles.sentence}>
          {text('session.again.username')} <b>{name}</b>
        </p>
        {children}
      </div>
    </Dialog>
  );
}

function ProofByPassword() {
  const styles = useSignInFormStyles();
  const name = useAtomValue(userAtom)?.name;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { isBusy, run } = useBusy();

  async function prove() {
    setFailure(null);
    try {
      await api.post(factorPaths.prove, { password }, { quiet: true });
      answerProof(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Clears a wrong password; other failures keep it.
      if (error.fields.length > 0) setPassword('');
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(prove);
  };
  return (
    <ProofFrame isBusy={isBusy} onSubmit={submit}>
      {/* Hidden, for password managers, which look for the user name beside the password. */}
      <input autoComplete="username" hidden name="username" readOnly value={name} />
      <PasswordField
        data-autofocus=""
        onChange={(event) => setPassword(event.target.value)}
        texts={loginTexts[detectLanguage()]}
        value={password}
      />
      <div className={styles.failure} role="alert">
        {failure && failureText(failure)}
      </div>
    </ProofFrame>
  );
}

function ProofByFactor({ demand }: { demand: FactorDemand }) {
  return (
    <ProofFrame>
      <LateFactorStep
        demand={demand}
        prove={async (request) => {
          await api.post(factorPaths.prove, request, { quiet: true });
          answerProof(true);
        }}
      />
    </ProofFrame>
  );
}

function ProofByProvider({ provider }: { provider: string }) {
  const name = useAtomValue(userAtom)?.name ?? '';
  const [demand, setDemand] = useState<FactorDemand | null>(null);
  const goOn = (token: string) => {
    continueSession(token);
    answerProof(true);
  };
  return (
    <ProofFrame>
      {demand ? (
        <LateFactorStep demand={demand} onSignedIn={({ token }) => goOn(token)} />
      ) : (
        <ProviderAgain
          name={name}
          onAnswer={(answer) => ('token' in answer ? goOn(answer.token) : setDemand(answer))}
          provider={provider}
        />
      )}
    </ProofFrame>
  );
}

function Proof() {
  const text = messages.useText();
  const {
    answer: start,
    failure,
    retry,
  } = useAnswer(() => api.post<ProofStart>(factorPaths.proveStart, undefined, { quiet: true, read: true }));
  if (failure)
    return (
      <ProofFrame>
        <div role="alert">{failureText(failure)}</div>
        <Button onClick={retry}>{text('proof.retry')}</Button>
      </ProofFrame>
    );
  if (!start)
    return (
      <ProofFrame>
        <Spinner />
      </ProofFrame>
    );
  if (start.factors) return <ProofByFactor demand={start.factors} />;
  return start.provider ? <ProofByProvider provider={start.provider} /> : <ProofByPassword />;
}

/** Asks for a password or factor where a call needs a recent one. The page keeps what was typed; Cancel fails the call. */
export function ProofDialog() {
  return useAtomValue(isProofNeededAtom) ? <Proof /> : null;
}
