import { backendLimits, IDENTITY_ISSUER } from '@backoffice/contract/team-backends';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWK, SignJWT } from 'jose';
import type pg from 'pg';
import type { Keyring } from '../../../platform/encryption/keyring';
import {
  deleteFormerSigningKeys,
  insertSigningKey,
  listSigningKeys,
  sealedSigningKeyColumn,
  type SigningKeyRow,
} from './signing-keys.repository';

const ALGORITHM = 'EdDSA';
const OVERLAP = { overlap: backendLimits.keyOverlapSeconds };
const FIRST_KEY = 1;

const { contextOf } = sealedSigningKeyColumn;

/** The user as a backend learns of them. */
export interface Identity {
  userId: number;
  username: string;
  /** The remote's segment: the token is for its backend only. */
  team: string;
  /** The user's permissions of this remote, such as `billing:approve`. */
  permissions: readonly string[];
}

/** Signs the tokens by which backends learn who calls, with a key that all processes of the API share. */
export class IdentitySigner {
  private opened: { sealed: string; key: Awaited<ReturnType<typeof importPKCS8>> } | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly keyring: Keyring,
  ) {}

  async sign({ userId, username, team, permissions }: Identity): Promise<string> {
    const keys = await this.ensureKeys();
    const { id, privateSealed } = keys.find(({ isUsed }) => isUsed)!;
    return new SignJWT({ name: username, permissions })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: String(id) })
      .setIssuer(IDENTITY_ISSUER)
      .setAudience(team)
      .setSubject(String(userId))
      .setIssuedAt()
      .setExpirationTime(`${backendLimits.identitySeconds}s`)
      .sign(await this.open(id, privateSealed));
  }

  /** Returns the public halves of the present key, of the next one and of the one before. */
  async publicKeys(): Promise<{ keys: JWK[] }> {
    const rows = await this.ensureKeys();
    return { keys: rows.map(({ publicJwk }) => publicJwk) };
  }

  /**
   * Makes the next key, unless one is waiting already.
   *
   * @returns the time from which it signs
   */
  async rotate(): Promise<string> {
    const [newest] = await this.ensureKeys();
    if (newest!.isUsed) await this.makeKey(newest!.id + 1, backendLimits.keyOverlapSeconds);
    await deleteFormerSigningKeys(this.pool, OVERLAP);
    const [next] = await listSigningKeys(this.pool, OVERLAP);
    return next!.usedFrom;
  }

  private async ensureKeys(): Promise<SigningKeyRow[]> {
    const stored = await listSigningKeys(this.pool, OVERLAP);
    if (stored.length > 0) return stored;
    await this.makeKey(FIRST_KEY, 0);
    return listSigningKeys(this.pool, OVERLAP);
  }

  private async makeKey(id: number, seconds: number): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    await insertSigningKey(this.pool, {
      id,
      publicJwk: { ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig', kid: String(id) },
      privateSealed: await this.keyring.encrypt(await exportPKCS8(privateKey), contextOf(id)),
      seconds,
    });
  }

  /** Decrypts a key once for as long as it signs. */
  private async open(id: number, sealed: string) {
    if (this.opened?.sealed !== sealed) {
      const text = await this.keyring.decrypt(sealed, contextOf(id));
      this.opened = { sealed, key: await importPKCS8(text, ALGORITHM) };
    }
    return this.opened.key;
  }
}
