import type { PasskeyAssertion, PasskeyRegistration } from '@backoffice/contract/factors';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text64 = (bytes: Buffer) => bytes.toString('base64url');

// Flags of authenticator data: user present, user verified, attested credential.
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** The options of a ceremony, as far as this authenticator reads them. */
interface Options {
  challenge?: unknown;
}

/** Changes that an attacker, or a broken browser, makes. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
}

/** Creates an authenticator with one passkey (ES256), as a browser at a page has it. */
export function createAuthenticator(origin: string, userHandle: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const identity = { id: text64(credentialId), rawId: text64(credentialId), type: 'public-key' as const };
  let counter = 0;

  function clientData(type: string, { challenge }: Options, forged: Forgery) {
    const data = { type, challenge: forged.challenge ?? challenge, origin: forged.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }));
  }
  function authenticatorData(forged: Forgery, attested = Buffer.alloc(0)) {
    const flags =
      PRESENT | (forged.isVerified === false ? 0 : VERIFIED) | (attested.length > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? ++counter);
    const rpIdHash = sha256(forged.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested]);
  }

  return {
    register(options: Options, forged: Forgery = {}): PasskeyRegistration {
      // COSE, in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(forged, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      // {fmt: 'none', attStmt: {}, authData: data}, in CBOR.
      const head = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
      ]);
      return {
        ...identity,
        response: {
          clientDataJSON: text64(clientData('webauthn.create', options, forged)),
          attestationObject: text64(Buffer.concat([head, data])),
          transports: ['internal'],
        },
      };
    },

    sign(options: Options, forged: Forgery = {}): PasskeyAssertion {
      const data = authenticatorData(forged);
      const client = clientData('webauthn.get', options, forged);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...identity,
        response: {
          clientDataJSON: text64(client),
          authenticatorData: text64(data),
          signature: text64(signature),
          userHandle,
        },
      };
    },
  };
}
