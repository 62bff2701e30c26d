import { Button } from '@backoffice/ui';
import type { SignInAnswer } from '@backoffice/contract';
import { useState, type ComponentType } from 'react';
import type { LoginTexts } from '../../session/sign-in/login-texts';

interface DialogProps {
  onSignedIn: (answer: SignInAnswer) => void;
  onClose: () => void;
}

/** Loads the app's code, which comes after the login page's. */
export type LoadApp = () => Promise<{ loadThirdPartyDialog: () => Promise<ComponentType<DialogProps>> }>;

interface ThirdPartyButtonProps {
  texts: LoginTexts;
  /** The server knows no provider: the button, which the specification asks for, leads to the dialog that says so. */
  isQuiet: boolean;
  loadApp: LoadApp;
  onSignedIn: (answer: SignInAnswer) => void;
}

/** Opens the dialog with the sign-in providers, whose code is loaded with the app's. */
export function ThirdPartyButton({ texts, isQuiet, loadApp, onSignedIn }: ThirdPartyButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    try {
      const { loadThirdPartyDialog } = await loadApp();
      const loaded = await loadThirdPartyDialog();
      setDialog(() => loaded);
    } catch (error) {
      console.warn('The sign-in providers could not be loaded', error);
      setHasFailed(true);
    }
  }

  return (
    <>
      <Button appearance={isQuiet ? 'subtle' : 'secondary'} onClick={() => void open()} size="large">
        {texts['login.thirdParty.label']}
      </Button>
      {hasFailed && <div role="alert">{texts['load.failed.body']}</div>}
      {Dialog && <Dialog onClose={() => setDialog(null)} onSignedIn={onSignedIn} />}
    </>
  );
}
