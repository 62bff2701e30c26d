import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { hashOf, type Keyring, type Sealer } from '../../platform/encryption/keyring';
import type { SealedColumn } from '../../platform/encryption/sealed-columns.repository';

const SECRET_BYTES = 32;
const FINGERPRINT = 16;

/** Both columns have the same associated data, so that a secret becomes the former one without being decrypted. */
const contextOf = (id: number): string => `webhook.secret_sealed:${id}`;

/** The columns of secrets. */
export const sealedWebhookColumns: readonly SealedColumn[] = ['secret_sealed', 'former_sealed'].map(
  (column) => ({
    table: 'webhook',
    id: 'id',
    column,
    contextOf,
  }),
);

/** A new secret with what is stored of it. */
export function newSecret() {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return {
    secret,
    stored: (id: number, sealer: Sealer) => ({
      id,
      secretSealed: sealer.encrypt(secret, contextOf(id)),
      secretFingerprint: hashOf(secret).toString('hex').slice(0, FINGERPRINT),
    }),
  };
}

/** The stored secrets that sign. */
export interface SealedSecrets {
  id: number;
  secretSealed: string;
  /** Null when there is none, or its time has passed. */
  formerSealed: string | null;
}

/** A message to sign, with the time of the attempt. */
interface Signed {
  messageId: string;
  body: string;
  at: Date;
}

/** Returns the headers by which a receiver recognises a message: https://www.standardwebhooks.com. */
export async function signedHeaders(
  keyring: Keyring,
  { id, secretSealed, formerSealed }: SealedSecrets,
  { messageId, body, at }: Signed,
): Promise<Record<string, string>> {
  const sealed = formerSealed === null ? [secretSealed] : [secretSealed, formerSealed];
  const { decrypt } = await keyring.opener(sealed);
  const signatures = sealed.map((text) => new Signer(decrypt(text, contextOf(id))).sign(messageId, at, body));
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
