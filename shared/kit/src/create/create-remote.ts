import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installedFrom, toolsAt } from './kit-address';
import { outsideTemplate } from './outside-template';
import { newRemoteName, writeRemote } from './write-remote';

const BUNDLERS = ['webpack', 'rspack'];

export const CREATE_USAGE = 'Usage: create <name> [--bundler webpack|rspack] [--kit <address>]';

/**
 * Writes a new remote into a folder below the given one, and prints how to go on.
 *
 * @param args `<name> [--bundler webpack|rspack] [--kit <address>]`
 * @throws {Error} with one sentence for a wrong name, bundler or address
 */
export function createRemote(args: readonly string[], parent: string, env: NodeJS.ProcessEnv): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { bundler: { type: 'string', default: 'webpack' }, kit: { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(CREATE_USAGE);
  const { bundler } = values;
  if (!BUNDLERS.includes(bundler)) throw new Error(`--bundler must be webpack or rspack, not ${bundler}.`);
  const kit = values.kit ?? installedFrom(env);
  if (!kit) throw new Error('Name the address of the kit: --kit <address of the product>/kit/1.tgz');
  const name = newRemoteName(given, []);
  const folder = `mfe-${name}`;
  if (existsSync(`${parent}/${folder}`)) throw new Error(`The folder ${folder} exists already.`);
  const files = writeRemote(name, `${parent}/${folder}`, outsideTemplate(toolsAt(kit), bundler));
  console.log(`Created ${folder} with ${files.length} files.`);
  console.log(`Install and test it: cd ${folder} && npm install && npm test`);
  console.log('Ship it: HOST_ADDRESS=… API_ADDRESS=… DEPLOY_KEY=… npm run ship');
}
