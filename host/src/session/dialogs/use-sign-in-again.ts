import { api, ApiError } from '@backoffice/api-client';
import { apiPaths, LOGIN_FAILED, type LoginResponse } from '@backoffice/contract';
import { detectLanguage } from '@backoffice/i18n';
import { useState, type SubmitEvent } from 'react';
import { device } from '../sign-in/device';
import { loginFailure } from '../sign-in/login-failure';
import { refusedFields } from '../sign-in/login-rules';
import { loginTexts } from '../sign-in/login-texts';
import { continueSession } from '../continue-session';

/** The password of `username`, once more. */
export function useSignInAgain(username: string) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const texts = loginTexts[detectLanguage()];

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (refusedFields({ username, password }).includes('password')) {
      setFailure(texts['login.password.invalid']);
      return;
    }
    setIsBusy(true);
    try {
      const { token } = await api.post<LoginResponse>(
        apiPaths.login,
        { username, password, ...device() },
        { quiet: true },
      );
      continueSession(token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(loginFailure(error, texts));
      // A wrong password is typed anew; whatever else fails keeps it.
      if (error.status === LOGIN_FAILED) setPassword('');
    } finally {
      setIsBusy(false);
    }
  }
  return { password, setPassword, failure, isBusy, submit };
}
