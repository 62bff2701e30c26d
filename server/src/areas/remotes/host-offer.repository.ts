import { grantActions, HOST_API, type HostOffer, screens } from '@backoffice/contract';
import type { Queryable } from '../../platform/database/transaction';

/** What a host's build says of what it gives. */
export interface HostModules {
  /** Versions by request text. */
  modules: Record<string, string>;
  /** Names in them. */
  exports?: Record<string, string[]> | null | undefined;
}

const permissions: ReadonlySet<string> = new Set(
  Object.keys(screens).flatMap((screen) => grantActions.map((action) => `${screen}:${action}`)),
);

/** What the served host gives to remotes; its modules are not known before a host was registered. */
export async function findHostOffer(db: Queryable): Promise<HostOffer> {
  const { rows } = await db.query<Partial<HostModules>>('select modules, exports from host_offer');
  const { modules, exports } = rows[0] ?? {};
  return { api: HOST_API, modules, ...(exports && { exports }), permissions };
}

export async function saveHostModules(db: Queryable, { modules, exports }: HostModules): Promise<void> {
  await db.query(
    `insert into host_offer (modules, exports) values ($1, $2)
     on conflict (is_only) do update set modules = excluded.modules, exports = excluded.exports, updated_at = now()`,
    [JSON.stringify(modules), exports && JSON.stringify(exports)],
  );
}
