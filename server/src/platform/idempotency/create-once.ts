import type pg from 'pg';
import { HttpError } from '../http/http-error';
import type { CreateKey } from './create-key';
import { type CreateKeyArea, findCreateKey } from './create-keys.repository';

interface Create {
  area: CreateKeyArea;
  createKey: CreateKey | null;
  /** Writes the row together with `claimCreateKey`, and answers its id; null when another create had the key first. */
  write(): Promise<number | null>;
}

/** @returns the id of the row that the first call with this key made; without a key each call makes one */
export async function createOnce(pool: pg.Pool, { area, createKey, write }: Create): Promise<number> {
  async function first(): Promise<number | null> {
    const used = createKey && (await findCreateKey(pool, area, createKey));
    if (!used) return null;
    if (used.requestHash.equals(createKey.requestHash)) return used.rowId;
    const message = `This key was already used for another ${area}.`;
    throw new HttpError(409, message, { errors: [{ path: 'Idempotency-Key', message }] });
  }

  const id = (await first()) ?? (await write()) ?? (await first());
  if (id === null) throw new Error('A create was neither the first with its key nor the second.');
  return id;
}
