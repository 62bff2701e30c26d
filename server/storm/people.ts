import { apiPaths, DEPLOY_KEY_HEADER } from '@backoffice/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANNEL_TYPE } from './areas';
import { type Answer, type Call, send } from './call';
import { ADMINISTRATOR, type Installation } from './installation';
import type { Model, Row } from './model';

const PASSWORD = 'a-barometer-23';
const AGAIN_AFTER_MS = 200;
const TRIES = 50;

export interface Person {
  username: string;
  password: string;
  token: string;
}

/** Who works in the storm. Clerks are editors; the two administrators may do everything. */
export interface People {
  clerks: [Person, Person];
  administrators: [Person, Person];
}

/** In calm weather: asks until it is granted. @throws Error where it is refused */
export async function insist(port: number, call: Call): Promise<Answer['data']> {
  let answer: Answer | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    answer = await send(port, call);
    if (answer.status === 200) return answer.data;
    if (![0, 429, 503].includes(answer.status)) break;
    await pause(AGAIN_AFTER_MS);
  }
  throw new Error(`${call.method} ${call.path} was refused: ${answer?.status} ${answer?.reason}`);
}

export const as = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

export async function signIn(port: number, person: Omit<Person, 'token'>): Promise<Person> {
  const { username, password } = person;
  const { token } = await insist(port, {
    method: 'POST',
    path: apiPaths.login,
    body: { username, password },
  });
  return { username, password, token: String(token) };
}

const presence = new WeakMap<Installation, Promise<People>>();

async function bringPeople({ toApis: [{ port }] }: Installation): Promise<People> {
  const first = await signIn(port, ADMINISTRATOR);
  const create = (path: string, body: object) =>
    insist(port, { method: 'POST', path, body, headers: as(first) });
  const come = async (username: string, roleName: string) => {
    await create(apiPaths.userCreate, { username, password: PASSWORD, roleName });
    return signIn(port, { username, password: PASSWORD });
  };
  await create(apiPaths.channelTypeCreate, { code: CHANNEL_TYPE, name: 'Stormy' });
  return {
    clerks: [await come('storm.clerk.1', 'editor'), await come('storm.clerk.2', 'editor')],
    administrators: [first, await come('stormadmin2', 'admin')],
  };
}

/** The same people for each seed of an installation. */
export async function peopleOf(installation: Installation): Promise<People> {
  const known = presence.get(installation) ?? bringPeople(installation);
  presence.set(installation, known);
  return known;
}

const ROWS_OF_ADMINISTRATORS = `select id, username as name, introduction as mark, status, updated_at as "updatedAt"
  from app_user where username = any($1) order by id`;

/** What the clients of a seed know before its first step. */
export async function beginModel(installation: Installation, people: People, seed: number): Promise<Model> {
  const { port } = installation.toApis[0];
  const [first] = people.administrators;
  const remote = async (number: number) => {
    const name = `mfe-storm-${seed}-${number}`;
    const call: Call = {
      method: 'POST',
      path: apiPaths.deployKeys,
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
  const { rows } = await installation.database.withOwner((owner) =>
    owner.query<Omit<Row, 'kind' | 'updatedAt' | 'id'> & { id: string; updatedAt: Date }>(
      ROWS_OF_ADMINISTRATORS,
      [names],
    ),
  );
  const administrators = rows.map(({ updatedAt, id, ...row }): Row => ({
    ...row,
    id: Number(id),
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
