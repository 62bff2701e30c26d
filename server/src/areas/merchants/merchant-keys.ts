import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealedColumn } from '../../platform/encryption/sealed-columns.repository';

const generate = promisify(generateKeyPair);

/** An RSA-2048 private key: PKCS#8, base64 on one line. Made by another thread in 0.1 to 0.5 s. */
export async function newPrivateKey(): Promise<string> {
  const { privateKey } = await generate('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return privateKey.toString('base64');
}

/** Binds an encrypted private key to its merchant: in another row it can't be read. */
export function privateKeyContext(merchantId: number): string {
  return `merchant_detail.private_key:${merchantId}`;
}

/** The column of private keys, for a change of the key that encrypts them. */
export const sealedMerchantColumn: SealedColumn = {
  table: 'merchant_detail',
  id: 'merchant_id',
  column: 'private_key_encrypted',
  contextOf: privateKeyContext,
};

const READY = 4;

/** Private keys made ahead, from when the first was asked for; they exist in memory only. */
export class PrivateKeyPool {
  private readonly ready: string[] = [];
  private isFilling = false;

  async take(): Promise<string> {
    const key = this.ready.pop() ?? (await newPrivateKey());
    void this.fill();
    return key;
  }

  // One at a time: each occupies one of the few threads that password checks use too.
  private async fill(): Promise<void> {
    if (this.isFilling) return;
    this.isFilling = true;
    try {
      while (this.ready.length < READY) this.ready.push(await newPrivateKey());
    } catch {
      // The next call that finds no key ready makes its own, and meets the failure itself.
    } finally {
      this.isFilling = false;
    }
  }
}
