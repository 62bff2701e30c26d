import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST } from '@backoffice/contract';
import { packRelease } from '@backoffice/kit/pack-release';
import { RegistryClient } from '@backoffice/kit/registry-client';
import { expect } from 'playwright/test';
import { makeHost } from '../fixtures/make-host';
import { type Installation, PATIENCE } from './installation';

/** Uploads two more hosts, one of them as a canary, and returns what the gateway has of all three. */
export async function shipHosts(installation: Installation) {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const client = new RegistryClient({
    apiAddress: installation.apiAddress,
    deployKey: installation.secret('deploy-key-mfe-host'),
  });
  const early = (script: string, step: string) => (step === 'early' ? `${script};0` : script);
  makeHost(`${folder}/older`, 'older');
  makeHost(`${folder}/newer`, 'newer', { change: early });
  for (const release of ['older', 'newer'])
    await client.upload(HOST, release, await packRelease(`${folder}/${release}`));
  await client.promote(HOST, 'newer', { by: 'user', users: ['nobody'] });
  const host = (await client.list()).find(({ name }) => name === HOST)!;
  const hosts = {
    live: host.live!,
    canary: 'newer',
    early: ` ${readFileSync(`${folder}/newer/page/early`, 'utf8')}`,
    older: 'older',
    script: readdirSync(`${folder}/older/assets`).find((name) => name.endsWith('.js'))!,
  };
  rmSync(folder, { recursive: true });
  const canarySession = { cookie: 'Admin-Token=any; host-release=newer' };
  const isCanaryServed = async () =>
    String((await installation.ask('/', canarySession)).body).includes('name="host" content="newer"');
  await expect.poll(isCanaryServed, PATIENCE).toBe(true);
  return hosts;
}
