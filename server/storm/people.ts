import { channelTypePaths, remotePaths, DEPLOY_KEY_HEADER } from '@backoffice/contract';
import { addPerson, as, type Call, insist, type Person, signIn } from '../harness/call';
import { CHANNEL_TYPE } from './areas';
import { ADMINISTRATOR, type StormInstallation } from './installation';
import type { Model, Row } from './model';

const PASSWORD = 'a-barometer-23';

/** The simulated users. Clerks are editors; the two administrators have all rights. */
export interface People {
  clerks: [Person, Person];
  administrators: [Person, Person];
}

const presence = new WeakMap<StormInstallation, Promise<People>>();

async function bringPeople({ toApis: [{ port }] }: StormInstallation): Promise<People> {
  const first = await signIn(port, ADMINISTRATOR);
  const create = (path: string, body: object) =>
    insist(port, { method: 'POST', path, body, headers: as(first) });
  const come = (username: string, roleName: string) =>
    addPerson(port, first, { username, password: PASSWORD, roleName });
  await create(channelTypePaths.channelTypeCreate, { code: CHANNEL_TYPE, name: 'Stormy' });
  return {
    clerks: [await come('storm.clerk.1', 'editor'), await come('storm.clerk.2', 'editor')],
    administrators: [first, await come('stormadmin2', 'admin')],
  };
}

/** The users, who are the same for each seed of an installation. */
export async function peopleOf(installation: StormInstallation): Promise<People> {
  const known = presence.get(installation) ?? bringPeople(installation);
  presence.set(installation, known);
  return known;
}

const ROWS_OF_ADMINISTRATORS = `select id::int, username as name, introduction as mark, status, updated_at as "updatedAt"
  from app_user where username = any($1) order by id`;

/** The knowledge of a seed's clients before its first step. */
export async function beginModel(
  installation: StormInstallation,
  people: People,
  seed: number,
): Promise<Model> {
  const { port } = installation.toApis[0];
  const [first] = people.administrators;
  const remote = async (number: number) => {
    const name = `mfe-storm-${seed}-${number}`;
    const call: Call = {
      method: 'POST',
      path: remotePaths.deployKeys,
      body: { remote: name, label: 'storm' },
      headers: as(first),
    };
    const { key } = await insist(port, call);
    return {
      name,
      deployKey: String(key),
      pointer: { live: null, previous: null, generation: 0 },
      releases: [],
    };
  };
  const names = people.administrators.map(({ username }) => username);
  const rows = await installation.ask<Omit<Row, 'kind' | 'updatedAt'> & { updatedAt: Date }>(
    ROWS_OF_ADMINISTRATORS,
    [names],
  );
  const administrators = rows.map(({ updatedAt, ...row }): Row => ({
    ...row,
    kind: 'user',
    updatedAt: updatedAt.toISOString(),
  }));
  return {
    prefix: `s${seed}-`,
    rows: [],
    administrators: administrators as [Row, Row],
    remotes: [await remote(0), await remote(1)],
    privateKeys: new Map(),
  };
}

export const withDeployKey = (key: string) => ({ [DEPLOY_KEY_HEADER]: key });
