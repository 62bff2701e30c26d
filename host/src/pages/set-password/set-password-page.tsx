import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import { api } from '@backoffice/api-client';
import type { OpenedLink } from '@backoffice/contract/account-links';
import { Button, Spinner } from '@backoffice/ui';
import { useEffect, useState } from 'react';
import { failureText } from '../../kernel/failures/failure-text';
import { useSignInFormStyles } from '../../session/sign-in/password-change';
import { useAnswer } from '../../session/use-answer';
import { LoginFrame } from '../login/login-frame';
import { messages } from './messages';
import { SetPasswordForm } from './set-password-form';
import { currentPath, replaceAddress } from '../../kernel/addresses';

interface SetPasswordPageProps {
  onLanguage: () => void;
  /** Called when the user goes on to sign in. */
  onDone: () => void;
}

export { messages };

/** Takes the token of a link out of the address, where others could read it. A reload of the page keeps it. */
function takeLinkToken(): string {
  const kept = (history.state as { linkToken?: string } | null)?.linkToken;
  const linkToken = location.hash.slice(1) || kept || '';
  replaceAddress(currentPath(), { linkToken });
  return linkToken;
}

/** The page of a one-time link, with which a user chooses a password. Also shown to a user who is signed in. */
export function SetPasswordPage({ onLanguage, onDone }: SetPasswordPageProps) {
  const styles = useSignInFormStyles();
  const text = messages.useText();
  const [token] = useState(takeLinkToken);
  const [isSaved, setIsSaved] = useState(false);
  const opening = useAnswer(() => api.post<OpenedLink>(accountLinkPaths.open, { token }, { quiet: true }));
  const { answer: link, failure, setFailure, retry } = opening;
  useEffect(() => {
    // Another link, opened in the same tab, changes the fragment only.
    const reload = () => location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);

  function content() {
    const signInButton = (
      <Button appearance="primary" onClick={onDone} size="large">
        {text('link.sign-in')}
      </Button>
    );
    if (failure)
      return (
        <div className={styles.root} role="alert">
          <p className={styles.sentence}>{failureText(failure)}</p>
          {failure.status === 404 ? signInButton : <Button onClick={retry}>{text('link.retry')}</Button>}
        </div>
      );
    if (!link) return <Spinner />;
    if (isSaved)
      return (
        <div className={styles.root} role="status">
          <p className={styles.sentence}>{text('link.saved.body', { name: link.username })}</p>
          {signInButton}
        </div>
      );
    return (
      <SetPasswordForm link={link} onExpired={setFailure} onSaved={() => setIsSaved(true)} token={token} />
    );
  }
  const title = failure ? 'link.failed.title' : isSaved ? 'link.saved.title' : 'link.title';
  return (
    <LoginFrame onLanguage={onLanguage} title={() => text(title)}>
      {content}
    </LoginFrame>
  );
}
