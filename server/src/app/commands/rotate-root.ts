import type pg from 'pg';
import { withPool } from '../../platform/database/create-pool';
import { unwrapDataKey } from '../../platform/encryption/data-keys';
import { nextOfOtherRoots, rewrapDataKeys } from '../../platform/encryption/data-keys.repository';
import { rootsOf } from '../../platform/encryption/open-keyring';
import type { RootKey } from '../../platform/encryption/root-keys';
import { parseSettings } from '../../platform/settings/settings';

const KEYS_AT_ONCE = 500;

async function wrapAll(pool: pg.Pool, roots: readonly RootKey[], root: RootKey): Promise<number> {
  let changed = 0;
  for (let after = ''; ;) {
    const rows = await nextOfOtherRoots(pool, { rootId: root.id, after, limit: KEYS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.id;
    const next: Buffer[] = [];
    for (const row of rows) {
      const key = await unwrapDataKey(row, roots);
      const wrapped = await root.wrap(key, row.id);
      if (!key.equals(await root.unwrap(wrapped, row.id)))
        throw new Error(`The root key ${root.id} does not unwrap what it has wrapped. Nothing was changed.`);
      next.push(wrapped);
    }
    const ids = rows.map(({ id }) => id);
    changed += await rewrapDataKeys(pool, {
      rootId: root.id,
      ids,
      wrapped: rows.map(({ wrapped }) => wrapped),
      next,
    });
  }
}

/**
 * `cli rotate-root`: wraps every data key with the first root key of the settings, while the product runs with both. No secret
 * is decrypted. Can be interrupted and repeated.
 */
export async function rotateRoot(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const settings = parseSettings(env);
  const roots = await rootsOf(settings)?.();
  const [root] = roots ?? [];
  if (!roots || !root)
    throw new Error('rotate-root needs the new root key, then the former one: set ROOT_KEY_FILE.');
  const changed = await withPool(settings.ownerUrl, (pool) => wrapAll(pool, roots, root));
  return `Wrapped ${changed} data keys with the root key ${root.id}. Run the command again until it says 0, then remove the former root key.`;
}
