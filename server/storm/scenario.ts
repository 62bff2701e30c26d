import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Installation, startInstallation } from './installation';

const LOOK_EVERY_MS = 200;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

function toolsOf({ apis, database }: Installation, problems: string[]) {
  let token = '';
  const send = (method: 'GET' | 'POST', path: string, body?: object) => {
    const port = apis.map((api) => api.port()).find((one) => one !== null)!;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const answer = await send(method, path, body);
    const { code, data } = (await answer.json()) as { code: number | string; data: T };
    if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status} ${code}.`);
    return data;
  };
  return {
    say,
    /** Where the two differ, something is broken. */
    check(what: string, found: unknown, expected: unknown): void {
      if (isDeepStrictEqual(found, expected)) say(`${what}: ${JSON.stringify(found)}`);
      else problems.push(`${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
    },
    /** A statement of the owner. */
    ask: <T extends object>(sql: string) =>
      database.withOwner(async (owner) => (await owner.query<T>(sql)).rows),
    async signIn(username: string, password: string): Promise<void> {
      ({ token } = await call<{ token: string }>('POST', '/auth/login', { username, password }));
    },
    /** Whatever is answered, by the first API that runs. */
    send,
    /** The data of a success. */
    call,
    async until(isSo: () => Promise<boolean>): Promise<void> {
      while (!(await isSo())) await pause(LOOK_EVERY_MS);
    },
    async killAll(): Promise<void> {
      await Promise.all(apis.map((api) => api.end('SIGKILL')));
      await Promise.all(apis.map((api) => api.start()));
    },
  };
}

export type Tools = ReturnType<typeof toolsOf>;

/** Plays one scenario on an installation of its own; the process fails where something is broken, and keeps the files. */
export async function playScenario(
  play: (tools: Tools, installation: Installation) => Promise<void>,
): Promise<void> {
  const installation = await startInstallation();
  const problems: string[] = [];
  let isPlayed = false;
  try {
    await play(toolsOf(installation, problems), installation);
    isPlayed = true;
    say(problems.length === 0 ? 'Nothing is broken.' : problems.join('\n'));
  } finally {
    const isBroken = !isPlayed || problems.length > 0;
    if (isBroken) say(`See ${installation.folder}.`);
    await installation.remove(isBroken);
    process.exitCode = isBroken ? 1 : 0;
  }
}
