import { Button } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { providerFailureText } from '../third-party/provider-failure-text';
import { useProviderSignIn } from '../third-party/use-provider-sign-in';
import { useProviders } from '../third-party/use-providers';
import { continueSession } from '../continue-session';

/** Signing in again by the provider that vouched for the user before. */
export function ProviderAgain({ name, provider }: { name: string; provider: string }) {
  const text = messages.useText();
  const { providers } = useProviders();
  const { waitsFor, failure, start } = useProviderSignIn({ username: name, onSignedIn: continueSession });
  const shown = providers?.find(({ id }) => id === provider)?.name ?? provider;
  return (
    <>
      <Button
        appearance="primary"
        data-autofocus=""
        disabledFocusable={waitsFor !== null}
        onClick={() => start(provider)}
      >
        {text('signIn.providers.with', { name: shown })}
      </Button>
      <div role="status">{waitsFor && text('signIn.providers.waiting', { name: shown })}</div>
      <div role="alert">{failure && providerFailureText(failure, name)}</div>
    </>
  );
}
