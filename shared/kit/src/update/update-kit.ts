import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { outsideTemplate } from '../create/outside-template';
import { writeRemote } from '../create/write-remote';
import { kitFolder } from '../kit-folder.mjs';
import { remotePackage } from '../release/remote-package';
import { applyUpdate } from './apply-update';
import { repositoryAt } from './repository';

const KIT = '@backoffice/kit';

const installedVersion = () =>
  (JSON.parse(readFileSync(`${kitFolder}/package.json`, 'utf8')) as { version: string }).version;

/** Writes the files that this kit would create for a remote. */
function writeTemplate(folder: string, kit: string, target: string): void {
  const bundler = existsSync(`${folder}/rspack.config.mjs`) ? 'rspack' : 'webpack';
  writeRemote(basename(folder).replace(/^mfe-/, ''), target, outsideTemplate(kit, bundler));
}

function addressOfKit(folder: string): string {
  const address = remotePackage(folder).devDependencies?.[KIT];
  if (!address) throw new Error(`${KIT} is not among the devDependencies in ${folder}/package.json.`);
  return address;
}

/** Applies the changes since another version, whose template was written to a folder. Run by the kit that was installed. */
async function apply(folder: string, from: string, templateBefore: string): Promise<void> {
  const templateNow = `${templateBefore}-now`;
  writeTemplate(folder, addressOfKit(folder), templateNow);
  const modifications = `${kitFolder}/modifications`;
  const update = { folder, from, to: installedVersion(), templateBefore, templateNow, modifications };
  for (const sentence of await applyUpdate(update, repositoryAt(folder))) console.log(sentence);
}

/**
 * Installs the kit anew from the address in the remote's `package.json`, and has it apply what has changed since: a commit for the
 * packages, one for the template and one for each modification of code.
 *
 * @param folder the remote's folder, in a Git repository without uncommitted changes
 * @param args given by the kit before to the one that it has installed
 * @returns whether it has succeeded
 * @throws {Error} with one sentence
 */
export async function updateKit(folder: string, args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, template: { type: 'string' } },
  });
  if (values.from && values.template) {
    await apply(folder, values.from, values.template);
    return true;
  }
  const address = addressOfKit(folder);
  if (!repositoryAt(folder).isClean())
    throw new Error('Commit your changes first: an update is made of commits of its own.');
  const temporary = mkdtempSync(join(tmpdir(), 'update-'));
  const run = (program: string, ...given: string[]) =>
    spawnSync(program, given, { cwd: folder, stdio: 'inherit' }).status === 0;
  try {
    const template = `${temporary}/template`;
    const from = installedVersion();
    writeTemplate(folder, address, template);
    return (
      run('npm', 'install', '--save-dev', `${KIT}@${address}`) &&
      run(process.execPath, `${kitFolder}/dist/cli.mjs`, 'update', '--from', from, '--template', template)
    );
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
