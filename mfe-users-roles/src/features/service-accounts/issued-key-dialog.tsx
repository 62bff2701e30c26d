import { apiAddress } from '@backoffice/api-client';
import { type ServiceScope, serviceScopes } from '@backoffice/contract/service-scopes';
import { Button, CopyButton, Dialog, makeStyles, MessageBar, MessageBarBody, tokens } from '@backoffice/ui';
import { serviceAccountMessages as messages } from './service-account-fields';

const useStyles = makeStyles({
  copied: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    marginBlock: tokens.spacingVerticalS,
  },
  text: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
});

/** Returns a call that one of the scopes permits, for a shell with the key in `$KEY`; those that read come first. */
function exampleOf(scopes: readonly string[]): string | null {
  const [scope] = Object.keys(serviceScopes)
    .filter((name) => scopes.includes(name))
    .sort((one, other) => Number(other.endsWith(':read')) - Number(one.endsWith(':read')));
  const call = scope && serviceScopes[scope as ServiceScope].calls[0];
  if (!call) return null;
  const [method = '', path = ''] = call.split(' ');
  const address = new URL(apiAddress(path), location.href).href;
  const authorization = `-H "Authorization: Bearer $KEY"`;
  if (method === 'GET') return `curl ${authorization} ${address}`;
  return `curl -X ${method} ${authorization} -H "Content-Type: application/json" -d '{}' ${address}`;
}

interface IssuedKeyDialogProps {
  name: string;
  scopes: readonly string[];
  secret: string;
  onClose: () => void;
}

/** Shows a new key once, with an example of a call. */
export function IssuedKeyDialog({ name, scopes, secret, onClose }: IssuedKeyDialogProps) {
  const styles = useStyles();
  const text = messages.useText();
  const example = exampleOf(scopes);
  return (
    <Dialog
      actions={
        <Button appearance="primary" onClick={onClose}>
          {text('serviceAccounts.issued.done')}
        </Button>
      }
      onDismiss={onClose}
      title={text('serviceAccounts.issued.title', { name })}
    >
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{text('serviceAccounts.issued.once')}</MessageBarBody>
      </MessageBar>
      <div className={styles.copied}>
        <code className={styles.text}>{secret}</code>
        <CopyButton label={text('serviceAccounts.issued.copy')} value={secret} />
      </div>
      {example && (
        <>
          <p>{text('serviceAccounts.issued.example')}</p>
          <div className={styles.copied}>
            <pre className={styles.text}>{example}</pre>
            <CopyButton label={text('serviceAccounts.issued.copy-example')} value={example} />
          </div>
        </>
      )}
    </Dialog>
  );
}
