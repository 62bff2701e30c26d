import type { LoginResponse } from '@backoffice/contract';
import { CODE_DIGITS } from '@backoffice/contract/factor-values';
import type { FactorDemand, FactorStepRequest } from '@backoffice/contract/factors';
import { detectLanguage } from '@backoffice/i18n/language';
import { Button, KeyIcon, makeStyles, Spinner, tokens } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { LoginField } from '../sign-in/login-fields';
import { takeFactorLink } from './factor-link';
import { factorStepApi } from './factor-step.api';
import { signWithPasskey } from './passkeys';
import { stepFailure } from './step-failure';
import { stepTexts } from './step-texts';

const useStepStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
  failure: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':empty': { display: 'none' },
  },
});

const RECOVERY_CODE_MIN = 16;
const RECOVERY_CODE_MAX = 40;

interface FactorStepProps {
  demand: FactorDemand;
  onSignedIn?: (session: LoginResponse) => void;
  /** Sends the factor elsewhere than to the sign-in. */
  prove?: (request: Omit<FactorStepRequest, 'device'>) => Promise<void>;
  /** Returns to the password; absent where another button does. */
  onBack?: () => void;
}

type Typed = 'code' | 'recovery-code';

const isFilled = (typed: Typed, text: string) =>
  typed === 'code'
    ? new RegExp(`^\\d{${CODE_DIGITS}}$`).test(text.replaceAll(/\s/g, ''))
    : text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= RECOVERY_CODE_MIN;

/** The second step of a sign-in: a passkey, a code of an authenticator app, or a recovery code. */
export function FactorStep({ demand, onSignedIn, prove, onBack }: FactorStepProps) {
  const { challenge, methods, passkey } = demand;
  const styles = useStepStyles();
  const texts = stepTexts[detectLanguage()];
  const [typed, setTyped] = useState<Typed>(
    methods.includes('code') || !methods.includes('recovery-code') ? 'code' : 'recovery-code',
  );
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const hasPasskey = passkey !== undefined;
  // Beside a passkey, the recovery code is hidden until it is requested.
  const [isTyping, setIsTyping] = useState(!hasPasskey || methods.includes('code'));
  const hasField = isTyping && (methods.includes('code') || methods.includes('recovery-code'));

  const send = (request: () => Promise<Omit<FactorStepRequest, 'challenge'>>) =>
    run(async () => {
      setFailure(null);
      try {
        const answer = { challenge, ...(await request()) };
        if (prove) await prove(answer);
        else onSignedIn?.(await factorStepApi.finish(answer));
      } catch (error) {
        setFailure(error);
      }
    });

  const link = methods.includes('link') ? takeFactorLink() : undefined;
  const isLinkSent = useRef(false);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [typed, isTyping]);
  useEffect(() => {
    if (link === undefined || isLinkSent.current) return;
    isLinkSent.current = true;
    void send(async () => ({ link }));
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hasField) return;
    const isRight = isFilled(typed, text);
    setProblem(!isRight);
    if (isRight) void send(async () => (typed === 'code' ? { code: text } : { recoveryCode: text }));
    else field.current?.focus();
  };
  const choose = (next: Typed) => {
    setTyped(next);
    setIsTyping(true);
    setText('');
    setProblem(false);
    setFailure(null);
  };
  const isCode = typed === 'code';
  return (
    <form className={styles.root} noValidate onSubmit={submit} ref={root}>
      <p className={styles.text}>
        {
          texts[
            methods.length === 0
              ? 'step.none.body'
              : methods.includes('link')
                ? 'step.link.body'
                : 'step.intro'
          ]
        }
      </p>
      {hasField && (
        <LoginField
          autoCapitalize="none"
          autoComplete={isCode ? 'one-time-code' : 'off'}
          hint={problem ? undefined : texts[isCode ? 'step.code.hint' : 'step.recovery.hint']}
          inputMode={isCode ? 'numeric' : 'text'}
          key={typed}
          label={texts[isCode ? 'step.code.label' : 'step.recovery.label']}
          maxLength={isCode ? 2 * CODE_DIGITS : RECOVERY_CODE_MAX}
          name={typed}
          onChange={(event) => setText(event.target.value)}
          problem={problem ? texts[isCode ? 'step.code.invalid' : 'step.recovery.invalid'] : undefined}
          ref={field}
          spellCheck={false}
          value={text}
        />
      )}
      <div className={styles.failure} role="alert">
        {failure !== null && stepFailure(failure)}
      </div>
      {hasField && (
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          icon={isBusy ? <Spinner aria-hidden="true" size="tiny" /> : undefined}
          size="large"
          type="submit"
        >
          <span>{texts[isBusy ? 'step.submit.busy' : 'step.submit.label']}</span>
        </Button>
      )}
      {hasPasskey && (
        <Button
          appearance={hasField ? 'secondary' : 'primary'}
          disabledFocusable={isBusy}
          icon={<KeyIcon />}
          onClick={() => void send(async () => ({ passkey: await signWithPasskey(passkey) }))}
          size="large"
        >
          {texts['step.passkey.label']}
        </Button>
      )}
      {methods.includes('recovery-code') && (isCode || !isTyping) && (
        <Button appearance="subtle" onClick={() => choose('recovery-code')}>
          {texts['step.recovery.use']}
        </Button>
      )}
      {methods.includes('code') && !isCode && (
        <Button appearance="subtle" onClick={() => choose('code')}>
          {texts['step.code.use']}
        </Button>
      )}
      {onBack && (
        <Button appearance="subtle" onClick={onBack}>
          {texts['step.back.label']}
        </Button>
      )}
    </form>
  );
}
