import { apiAddress } from '@backoffice/api-client';
import { type ServiceScope, serviceScopes } from '@backoffice/contract/service-scopes';
import { CopiedText, IssuedSecretDialog } from '../../parts/issued-secret-dialog';
import { serviceAccountMessages as messages } from './service-account-fields';

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
  const text = messages.useText();
  const example = exampleOf(scopes);
  const texts = {
    title: text('serviceAccounts.issued.title', { name }),
    once: text('serviceAccounts.issued.once'),
    copy: text('serviceAccounts.issued.copy'),
    done: text('serviceAccounts.issued.done'),
  };
  return (
    <IssuedSecretDialog onClose={onClose} secret={secret} texts={texts}>
      {example && (
        <>
          <p>{text('serviceAccounts.issued.example')}</p>
          <CopiedText isCode label={text('serviceAccounts.issued.copy-example')} text={example} />
        </>
      )}
    </IssuedSecretDialog>
  );
}
