import { Button, makeStyles, Spinner, tokens } from '@backoffice/ui';
import { api } from '@backoffice/api-client';
import { bindSessions } from '@backoffice/api-client/key-proof';
import { apiPaths, type AuthProviders, type LoginResponse, type SignInAnswer } from '@backoffice/contract';
import {
  type ReactNode,
  startTransition,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { addressAfterLogin, pageQuery } from '../../kernel/addresses';
import { noteDemoData, publicOrigin } from '../../kernel/product';
import { device } from '../../session/device';
import { loginFailure, type LoginValues, refusedFields } from '../../session/sign-in/credentials';
import { LoginField, PasswordField } from '../../session/sign-in/login-fields';
import type { LoginTexts } from '../../session/sign-in/login-texts';
import { type LoadApp, ThirdPartyButton } from './third-party-button';

const useLoginFormStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  failure: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':empty': { display: 'none' },
  },
});

const loadNotice = () => import(/* webpackChunkName: "address-notice" */ './address-notice');

type AddressNotice = Awaited<ReturnType<typeof loadNotice>>;

const loadSecondFactor = () =>
  import(/* webpackChunkName: "second-factor" */ '../../session/second-factor/second-factor');

type SecondFactor = Awaited<ReturnType<typeof loadSecondFactor>>;

/**
 * Offers the demo account if the server runs with demo data.
 *
 * @returns whether the server knows sign-in providers; the code of passkeys where users have some; the notice of an address at which no user can sign in
 */
function useSignInOptions(onOffer: (account: LoginValues) => void): {
  hasProviders: boolean;
  secondFactor: SecondFactor | null;
  notice: AddressNotice | null;
} {
  const [notice, setNotice] = useState<AddressNotice | null>(null);
  const [hasProviders, setHasProviders] = useState(false);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const offer = useEffectEvent(onOffer);
  useEffect(() => {
    const leaving = new AbortController();
    const explain = () => void loadNotice().then(setNotice, console.warn);
    if ((publicOrigin() ?? location.origin) !== location.origin) explain();
    api.get<AuthProviders>(apiPaths.authProviders, { signal: leaving.signal, quiet: true }).then(
      ({ demoAccount, providers, hasPasskeys, bindsSessions }) => {
        if (bindsSessions) bindSessions();
        setHasProviders(providers.length > 0);
        if (hasPasskeys) void loadSecondFactor().then(setSecondFactor, console.warn);
        noteDemoData(demoAccount !== null);
        if (demoAccount) offer(demoAccount);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('No sign-in providers', error);
        if (navigator.onLine) explain();
      },
    );
    return () => leaving.abort();
  }, []);
  return { hasProviders, secondFactor, notice };
}

interface LoginFormProps {
  texts: LoginTexts;
  loadApp: LoadApp;
  onSignedIn: (session: LoginResponse) => void;
}

/** The form with username and password. The values are kept when signing in fails. */
export function LoginForm({ texts, loadApp, onSignedIn }: LoginFormProps) {
  const styles = useLoginFormStyles();
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [checked, setChecked] = useState<readonly (keyof LoginValues)[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [step, setStep] = useState<ReactNode>(null);
  const isSent = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!step) username.current?.focus();
  }, [step]);
  const { hasProviders, secondFactor, notice } = useSignInOptions((account) => {
    if (values.username || values.password) return;
    flushSync(() => setValues({ ...account }));
    // Typing in the focused field replaces the offered value.
    [username, password].find(({ current }) => current === document.activeElement)?.current?.select();
  });

  const refused = refusedFields(values);
  const isWrong = (name: keyof LoginValues) => checked.includes(name) && refused.includes(name);
  // Loads the app's code while the password is typed. Failures are shown when the app is needed.
  const warmApp = () =>
    void loadApp().catch((error: unknown) => console.warn('The app is not loaded yet', error));
  const set = (name: keyof LoginValues, value: string) => setValues({ ...values, [name]: value });
  const checkFilled = (name: keyof LoginValues) => {
    if (values[name]) setChecked([...checked, name]);
  };

  /** Continues with the second step, whose code few users need, when the server demands one. */
  async function take(answer: SignInAnswer) {
    if ('token' in answer) {
      onSignedIn(answer);
      return;
    }
    const { FactorStep } = await loadSecondFactor();
    setIsBusy(false);
    setStep(
      <FactorStep
        demand={answer}
        onBack={() => {
          isSent.current = false;
          setStep(null);
        }}
        onSignedIn={onSignedIn}
      />,
    );
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSent.current) return;
    const show = (busy: boolean) => {
      setChecked(['username', 'password']);
      setFailure(null);
      setIsBusy(busy);
    };
    if (refused.length > 0) {
      show(false);
      (refused[0] === 'username' ? username : password).current?.focus();
      return;
    }
    isSent.current = true;
    // A transition is rendered after the call below has been sent.
    startTransition(() => show(true));
    try {
      const credentials = { ...values, username: values.username.trim(), ...device() };
      const page = pageQuery(addressAfterLogin(location.search));
      const answer = api.post<SignInAnswer>(apiPaths.login + page, credentials, { quiet: true });
      warmApp();
      await take(await answer);
    } catch (error) {
      isSent.current = false;
      setIsBusy(false);
      setFailure(error);
    }
  }

  if (step) return step;
  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      {notice && <notice.AddressNotice />}
      <LoginField
        autoCapitalize="none"
        autoComplete="username"
        label={texts['login.username.label']}
        name="username"
        onBlur={() => checkFilled('username')}
        onChange={(event) => set('username', event.target.value)}
        problem={isWrong('username') ? texts['login.username.invalid'] : undefined}
        ref={username}
        spellCheck={false}
        value={values.username}
      />
      <PasswordField
        onBlur={() => checkFilled('password')}
        onChange={(event) => set('password', event.target.value)}
        onFocus={warmApp}
        problem={isWrong('password') ? texts['login.password.invalid'] : undefined}
        ref={password}
        texts={texts}
        value={values.password}
      />
      <div className={styles.failure} role="alert">
        {typeof failure === 'string' ? failure : failure !== null && loginFailure(failure, texts)}
      </div>
      <Button
        appearance="primary"
        disabledFocusable={isBusy}
        icon={isBusy ? <Spinner aria-hidden="true" size="tiny" /> : undefined}
        size="large"
        type="submit"
      >
        <span>{isBusy ? texts['login.submit.busy'] : texts['login.submit.label']}</span>
      </Button>
      {secondFactor && <secondFactor.PasskeyButton onFailure={setFailure} onSignedIn={onSignedIn} />}
      <ThirdPartyButton
        isQuiet={!hasProviders}
        loadApp={loadApp}
        onSignedIn={(answer) => void take(answer).catch(setFailure)}
        texts={texts}
      />
    </form>
  );
}
