import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryRefusal } from '@backoffice/commands/registry-client';
import type { PublishRequest, RemoteOverview, RemotePointer } from '@backoffice/contract';
import { shipOnce, shipUntilSettled } from './ship';

const REMOTE = 'mfe-merchant';
const store = () => {};

/** A fake registry with one remote. */
class Registry {
  live: string | null = null;
  published: string[] = [];

  list = () => {
    const releases = this.published.map((release) => ({ release }));
    return Promise.resolve([{ name: REMOTE, live: this.live, releases }] as unknown as RemoteOverview[]);
  };

  publish = ({ release, facts }: PublishRequest) => {
    expect(facts.name).toBe(REMOTE);
    this.published.push(release);
    return Promise.resolve({} as RemotePointer);
  };

  promote = (_remote: string, release: string) => {
    this.live = release;
    return Promise.resolve({} as RemotePointer);
  };
}

function storeOf(...releases: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  for (const release of releases) {
    mkdirSync(`${folder}/${release}`);
    writeFileSync(`${folder}/${release}/mf-manifest.json`, JSON.stringify({ release: { name: REMOTE } }));
  }
  return folder;
}

test('a new release is published and made live', async () => {
  const registry = new Registry();
  const folder = storeOf('r1');
  expect(await shipOnce({ remote: REMOTE, release: 'r1', folder, store }, registry)).toBe(
    'mfe-merchant r1 is live.',
  );
  expect(registry).toMatchObject({ live: 'r1', published: ['r1'] });
});

test('files removed during publication are stored again', async () => {
  const registry = new Registry();
  const folder = storeOf('r1');
  const { list, publish: take, promote } = registry;
  const publish = (request: PublishRequest) => {
    rmSync(`${folder}/r1`, { recursive: true });
    return take(request);
  };
  const again = () => mkdirSync(`${folder}/r1`, { recursive: true });
  await shipOnce({ remote: REMOTE, release: 'r1', folder, store: again }, { list, publish, promote });
  expect(existsSync(`${folder}/r1`)).toBe(true);
});

test('a container that starts again does not undo a rollback', async () => {
  const registry = new Registry();
  const folder = storeOf('r1', 'r2');
  await shipOnce({ remote: REMOTE, release: 'r1', folder, store }, registry);
  await shipOnce({ remote: REMOTE, release: 'r2', folder, store }, registry);
  registry.live = 'r1';
  const reported = await shipOnce({ remote: REMOTE, release: 'r2', folder, store }, registry);
  expect(reported).toBe('mfe-merchant r2 was shipped before; r1 is live.');
  expect(registry.live).toBe('r1');
});

test('an older image ships its own release', async () => {
  const registry = new Registry();
  const folder = storeOf('r1', 'r2');
  for (const release of ['r1', 'r2', 'r1'])
    await shipOnce({ remote: REMOTE, release, folder, store }, registry);
  expect(registry).toMatchObject({ live: 'r1', published: ['r1', 'r2'] });
});

test('a new database gets the release that was shipped to the previous one', async () => {
  const folder = storeOf('r1');
  await shipOnce({ remote: REMOTE, release: 'r1', folder, store }, new Registry());
  const registry = new Registry();
  await shipOnce({ remote: REMOTE, release: 'r1', folder, store }, registry);
  expect(registry).toMatchObject({ live: 'r1', published: ['r1'] });
});

describe('an API', () => {
  const run = async (...answers: (Error | string)[]) => {
    const [reported, logged, pauses]: [(string | undefined)[], string[], number[]] = [[], [], []];
    const ship = () => {
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    const pause = (ms: number) => Promise.resolve(pauses.push(ms));
    await shipUntilSettled(
      ship,
      (trouble) => reported.push(trouble),
      (line) => logged.push(line),
      pause,
    );
    return { reported, logged, pauses };
  };

  it('is called again while it is unavailable', async () => {
    const { reported, pauses } = await run(
      new TypeError('fetch failed'),
      new RegistryRefusal(502, 'Away'),
      'Live.',
    );
    expect(reported).toEqual(['fetch failed', 'Away', undefined]);
    expect(pauses).toEqual([1000, 2000]);
  });

  it('that refuses the release is called once, and its message is kept', async () => {
    const { reported, logged } = await run(new RegistryRefusal(409, 'It needs another host.'));
    expect(reported).toEqual(['It needs another host.']);
    expect(logged).toEqual(['Refused: It needs another host.']);
  });
});
