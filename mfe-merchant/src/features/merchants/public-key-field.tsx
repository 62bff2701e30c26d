import { Field, makeStyles } from '@backoffice/ui';
import { KeyBox } from '@backoffice/ui/list';
import { useEffect, useState } from 'react';
import { messages } from '../../messages';

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/**
 * Derives the public half of an RSA private key. Rejects on a page without https.
 *
 * @param privateKey PKCS #8, base64
 * @returns SubjectPublicKeyInfo, base64 on one line
 */
async function publicKeyOf(privateKey: string): Promise<string> {
  const { subtle } = crypto;
  const bytes = Uint8Array.from(atob(privateKey), (character) => character.charCodeAt(0));
  const secret = await subtle.importKey('pkcs8', bytes, RSA, true, ['sign']);
  const { kty, n, e } = await subtle.exportKey('jwk', secret);
  const open = await subtle.importKey('jwk', { kty, n, e }, RSA, true, ['verify']);
  return btoa(String.fromCharCode(...new Uint8Array(await subtle.exportKey('spki', open))));
}

const usePublicKeyFieldStyles = makeStyles({ field: { gridColumn: '1 / -1' } });

interface PublicKeyFieldProps {
  /** The public key, which the server sends to users without permission for the private one. */
  known?: string | undefined;
  privateKey?: string | undefined;
}

/** A merchant's public key, sent by the server or derived from the private key, with a button to copy it. */
export function PublicKeyField({ known, privateKey = '' }: PublicKeyFieldProps) {
  const styles = usePublicKeyFieldStyles();
  const label = messages.useText()('merchants.field.public-key');
  const [publicKey, setPublicKey] = useState<string | null>(known ?? '');
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isCurrent = true;
    const show = (found: string | null) => isCurrent && setPublicKey(found);
    // Shows no key where the browser cannot derive it.
    publicKeyOf(privateKey).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [known, privateKey]);
  if (publicKey === null) return null;
  return (
    <Field className={styles.field} label={label}>
      {() => <KeyBox label={label} value={publicKey} />}
    </Field>
  );
}
