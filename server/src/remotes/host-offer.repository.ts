import { grantActions, HOST_API, type HostOffer, screens } from '@backoffice/contract';
import type { Queryable } from '../database/in-transaction';

const permissions: ReadonlySet<string> = new Set(
  Object.keys(screens).flatMap((screen) => grantActions.map((action) => `${screen}:${action}`)),
);

/** What the served host gives to remotes; its modules are not known before a host was registered. */
export async function findHostOffer(db: Queryable): Promise<HostOffer> {
  const { rows } = await db.query<{ modules: Record<string, string> }>('select modules from host_offer');
  return { api: HOST_API, modules: rows[0]?.modules, permissions };
}

export async function saveHostModules(db: Queryable, modules: Record<string, string>): Promise<void> {
  await db.query(
    `insert into host_offer (modules) values ($1)
     on conflict (is_only) do update set modules = excluded.modules, updated_at = now()`,
    [JSON.stringify(modules)],
  );
}
