import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDatabaseOwner, freePort } from '../../embedded-database';

const folder = mkdtempSync(join(tmpdir(), 'ha-'));
const patroniYml = join(folder, 'ha/patroni.yml');

beforeAll(() => {
  // A copy, because PostgreSQL's account may have no access to the checkout.
  chmodSync(folder, 0o755);
  cpSync(join(import.meta.dirname, '../../../examples/high-availability'), join(folder, 'ha'), {
    recursive: true,
  });
  writeFileSync(join(folder, 'cluster-password'), 'of-the-cluster');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a program check its configuration, like in containers. @returns the reason of a refusal; empty if it is accepted */
async function refusal(...command: string[]): Promise<string> {
  const owner = await findDatabaseOwner();
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'ha/run.sh'), ...command], {
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      SECRETS: folder,
      HA_ONE: '10.78.0.11',
      HA_TWO: '10.78.0.12',
      HA_THREE: '10.78.0.13',
      HA_ADDRESS: '10.78.0.12',
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'cluster'),
      // Free ports, because the check fails if they are in use.
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${await freePort()}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${await freePort()}`,
    },
  });
  return status === 0 ? '' : `${status}: ${stdout}${stderr}`;
}

test('HAProxy takes its configuration', async () => {
  expect(await refusal('haproxy', '-c', '-f', 'haproxy.cfg')).toBe('');
});

test('Patroni takes its configuration', async () => {
  expect(await refusal('patroni', '--validate-config', 'patroni.yml')).toBe('');
});

test('a primary that cannot renew its lease has given up before the lease ends', () => {
  const text = readFileSync(patroniYml, 'utf8');
  const seconds = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)?.[1]);
  expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThan(seconds('ttl'));
});
