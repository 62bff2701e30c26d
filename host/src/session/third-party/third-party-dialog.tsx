import { Button, Dialog, makeStyles, Spinner, tokens } from '@backoffice/ui';
import type { SignInAnswer } from '@backoffice/contract';
import { messages } from '../../kernel/messages';
import { failureText } from '../../kernel/failures/failure-text';
import { providerFailureText, useProviders, useProviderSignIn } from './use-provider-sign-in';

const useThirdPartyDialogStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  sentence: { margin: 0, paddingBottom: tokens.spacingVerticalM },
  failure: {
    marginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':empty': { display: 'none' },
  },
});

interface ThirdPartyDialogProps {
  onSignedIn: (answer: SignInAnswer) => void;
  onClose: () => void;
}

/** The dialog to sign in with one of the server's providers. Input on the page behind is kept. */
export function ThirdPartyDialog({ onSignedIn, onClose }: ThirdPartyDialogProps) {
  const styles = useThirdPartyDialogStyles();
  const text = messages.useText();
  const { providers, error } = useProviders();
  const { waitsFor, failure, start } = useProviderSignIn({ onSignedIn });
  const awaited = providers?.find(({ id }) => id === waitsFor);
  const isEmpty = providers?.length === 0;
  return (
    <Dialog
      actions={<Button onClick={onClose}>{text('signIn.providers.close')}</Button>}
      onDismiss={onClose}
      size="small"
      title={text('signIn.providers.title')}
    >
      {!providers && !error && <Spinner label={text('signIn.providers.loading')} size="small" />}
      {providers && (
        <p className={styles.sentence}>
          {isEmpty ? text('signIn.providers.none') : text('signIn.providers.body')}
        </p>
      )}
      <div className={styles.list}>
        {providers?.map(({ id, name }) => (
          <Button
            disabledFocusable={waitsFor !== null}
            icon={waitsFor === id ? <Spinner aria-hidden="true" size="tiny" /> : undefined}
            key={id}
            onClick={() => start(id)}
          >
            <span>{text('signIn.providers.with', { name })}</span>
          </Button>
        ))}
      </div>
      <div role="status">{awaited && text('signIn.providers.waiting', { name: awaited.name })}</div>
      <div className={styles.failure} role="alert">
        {failure ? providerFailureText(failure) : error ? failureText(error) : null}
      </div>
    </Dialog>
  );
}
