import type { LoginResponse } from '@backoffice/contract';
import type { LoginTexts } from '../../session/sign-in/login-texts';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';
import type { LoadApp } from './third-party-button';

interface LoginPageProps {
  loadApp: LoadApp;
  /** Called after another language was chosen. */
  onLanguage: () => void;
  onSignedIn: (session: LoginResponse) => void;
}

const titleOf = (texts: LoginTexts) => texts['login.page.title'];

/** The login page, in the first chunk: it must not need the router, i18next, the query client or a schema library. */
export function LoginPage({ loadApp, onLanguage, onSignedIn }: LoginPageProps) {
  return (
    <LoginFrame onLanguage={onLanguage} title={titleOf}>
      {(texts) => <LoginForm loadApp={loadApp} onSignedIn={onSignedIn} texts={texts} />}
    </LoginFrame>
  );
}
