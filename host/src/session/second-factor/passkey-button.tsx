import type { LoginResponse } from '@backoffice/contract';
import { detectLanguage } from '@backoffice/i18n/language';
import { Button, KeyIcon } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { factorStepApi } from './factor-step.api';
import { hasPasskeySupport, signWithPasskey } from './passkeys';
import { stepFailure } from './step-failure';
import { stepTexts } from './step-texts';

interface PasskeyButtonProps {
  onSignedIn: (session: LoginResponse) => void;
  /** Called with the message of a failure; null when a new attempt begins. */
  onFailure: (message: string | null) => void;
}

/** Signs in by a passkey alone; the browser offers those that it has for this page. Renders nothing in a browser without. */
export function PasskeyButton({ onSignedIn, onFailure }: PasskeyButtonProps) {
  const { isBusy, run } = useBusy();
  if (!hasPasskeySupport()) return null;
  const signIn = () =>
    run(async () => {
      onFailure(null);
      try {
        const { challenge, passkey: options } = await factorStepApi.startByPasskey();
        const passkey = await signWithPasskey(options);
        onSignedIn(await factorStepApi.finishByPasskey({ challenge, passkey }));
      } catch (error) {
        onFailure(stepFailure(error));
      }
    });
  return (
    <Button disabledFocusable={isBusy} icon={<KeyIcon />} onClick={() => void signIn()} size="large">
      {stepTexts[detectLanguage()]['step.passkey.alone']}
    </Button>
  );
}
