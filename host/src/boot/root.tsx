import { detectLanguage } from '@backoffice/i18n/language';
import { Button, makeStyles, tokens, UiProvider, type UiProviderProps, useMedia } from '@backoffice/ui';
import { store, tokenAtom } from '@backoffice/session';
import { Provider, useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { loginTexts } from '../session/sign-in/login-texts';
import { settingsAtom, sizeAtom } from '../kernel/settings/settings';
import { LoginPage } from '../pages/login/login-page';
import { type AppStep, correctAddress, isAtLink, leaveLink, loadApp, signIn } from './boot';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    minHeight: '100vh',
    padding: tokens.spacingHorizontalL,
  },
});

/** The failure shown when the app's own code could not be loaded. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const styles = useStyles();
  const texts = loginTexts[detectLanguage()];
  return (
    <main className={styles.root}>
      <p role="alert">{texts['load.failed.body']}</p>
      <Button appearance="primary" onClick={onRetry}>
        {texts['load.failed.retry']}
      </Button>
    </main>
  );
}

/** The chosen appearance. Light or dark follows the operating system until the user chooses. */
function useAppearance(): Pick<UiProviderProps, 'scheme' | 'brand' | 'size'> {
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const { colorScheme, brand } = useAtomValue(settingsAtom, { store });
  const size = useAtomValue(sizeAtom, { store });
  return { scheme: colorScheme === 'system' ? system : colorScheme, brand, size };
}

/** The only React root: the login page without a token, the app with one. Loads the app's code if it is not loaded yet. */
export function Root() {
  return (
    <Provider store={store}>
      <UiProvider {...useAppearance()}>
        <Step />
      </UiProvider>
    </Provider>
  );
}

type LinkPageType = ComponentType<{ onDone: () => void; onLanguage: () => void }>;

function Step() {
  const token = useAtomValue(tokenAtom);
  const [app, setApp] = useState<AppStep | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAtLogin, setIsAtLogin] = useState(token === null);
  const [isLinkOpen, setIsLinkOpen] = useState(isAtLink);
  const [LinkPage, setLinkPage] = useState<LinkPageType | null>(null);
  if (token === null && !isAtLogin) setIsAtLogin(true);
  if (token !== null && app && isAtLogin) setIsAtLogin(false);

  useEffect(() => {
    window.addEventListener('popstate', correctSignedOutAddress);
    return () => window.removeEventListener('popstate', correctSignedOutAddress);
  }, []);

  useEffect(() => {
    if (token === null && !isLinkOpen) return;
    const load = async () => {
      const loaded = await loadApp();
      const page = isLinkOpen ? await loaded.loadSetPasswordPage() : null;
      setLinkPage(() => page);
      setApp(loaded);
    };
    load().catch((error: unknown) => {
      console.error('The app could not be loaded.', error);
      setHasFailed(true);
    });
  }, [token, attempt, isLinkOpen]);

  // A constant element, which is not rendered again between the answer and the app.
  const [loginPage] = useState(() => {
    // Toasts belong to the app, whose code is loaded while the form is shown.
    const announceLanguage = async () => {
      try {
        const loaded = await loadApp();
        setApp(loaded);
        loaded.announceLanguage();
      } catch (error) {
        console.warn('The switch of the language could not be announced.', error);
      }
    };
    return <LoginPage loadApp={loadApp} onLanguage={() => void announceLanguage()} onSignedIn={signIn} />;
  });

  if (hasFailed && !app) {
    const retry = () => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    };
    return <LoadFailure onRetry={retry} />;
  }
  if (isLinkOpen) {
    const leave = () => {
      leaveLink();
      setIsLinkOpen(false);
    };
    return LinkPage && app && <LinkPage onDone={leave} onLanguage={() => void app.prepareApp()} />;
  }
  return (
    <>
      {token !== null && app && <app.App />}
      {isAtLogin && loginPage}
      {app && <app.Toasts />}
    </>
  );
}

/** Corrects the address after Back and Forward on the login page. The app has its own router. */
function correctSignedOutAddress(): void {
  if (store.get(tokenAtom) === null) correctAddress();
}
