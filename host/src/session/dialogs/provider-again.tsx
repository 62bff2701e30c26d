import type { SignInAnswer } from '@backoffice/contract';
import { Button } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { providerFailureText, useProviders, useProviderSignIn } from '../third-party/use-provider-sign-in';

interface ProviderAgainProps {
  name: string;
  provider: string;
  onAnswer: (answer: SignInAnswer) => void;
}

/** Signs the user in again with the provider of the session. */
export function ProviderAgain({ name, provider, onAnswer }: ProviderAgainProps) {
  const text = messages.useText();
  const { providers } = useProviders();
  const { waitsFor, failure, start } = useProviderSignIn({
    username: name,
    onSignedIn: onAnswer,
  });
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
