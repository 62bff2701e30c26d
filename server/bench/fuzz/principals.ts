import { apiPaths, remotePaths, DEPLOY_KEY_HEADER } from '@backoffice/contract';
import { as, insist, signIn } from '../../harness/call';
import { DEMO_ADMINISTRATOR } from '../../harness/installation';

const PASSWORD = 'a-barometer-23';
const CLERK = 'fuzz-clerk';

/** A caller. */
export interface Principal {
  name: string;
  headers: Record<string, string>;
  /** The name of the user; null for a caller without a session. */
  username: string | null;
}

/** Roles that calls must not change or delete, so that the principals keep their rights. */
export const keptRoles = ['admin', 'editor', 'visitor', CLERK];

/** Creates the users that the demo data lacks, and signs them in. */
export async function bringPrincipals(port: number): Promise<Principal[]> {
  const admin = await signIn(port, DEMO_ADMINISTRATOR);
  const create = (path: string, body: object) =>
    insist(port, { method: 'POST', path, body, headers: as(admin) });
  const routes = [{ path: '/merchant', children: [{ path: 'list' }] }];
  await create(apiPaths.role, { key: CLERK, name: CLERK, routes });
  const come = async (username: string, roleName: string): Promise<Principal> => {
    await create(apiPaths.userCreate, { username, password: PASSWORD, roleName });
    const headers = as(await signIn(port, { username, password: PASSWORD }));
    return { name: roleName, username, headers };
  };
  const { key } = await create(remotePaths.deployKeys, { remote: 'mfe-fuzz', label: 'fuzz' });
  const gone = await signIn(port, DEMO_ADMINISTRATOR);
  await insist(port, { method: 'POST', path: apiPaths.logout, headers: as(gone) });
  const stranger = (name: string, headers: Record<string, string>) => ({ name, headers, username: null });
  return [
    await come('fuzz.admin.1', 'admin'),
    await come('fuzz.admin.2', 'admin'),
    await come('fuzz.editor.1', 'editor'),
    await come('fuzz.editor.2', 'editor'),
    await come('fuzz.visitor', 'visitor'),
    await come('fuzz.clerk', CLERK),
    stranger('a deploy key', { [DEPLOY_KEY_HEADER]: String(key) }),
    stranger('nobody', {}),
    stranger('signed out', as(gone)),
    stranger('a bad token', { authorization: 'Bearer \u00ff{}; x' }),
  ];
}
