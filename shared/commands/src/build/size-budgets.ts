import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { lentModules } from '@backoffice/build-config/federated-modules';
import { packageJson, root } from '../workspace';

/** The chunks in each of the host's budgets, by the last step that loads them. */
const HOST_STEPS: Record<string, string[]> = {
  login: ['react', 'main'],
  list: ['react', 'main', 'app', 'federation', 'facades'],
};

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The suffix of a budget that includes everything a module loads later. */
const WITH_LATER = ' with all that comes later';

/**
 * Compares the size of a build with the budgets in its `package.json` (`sizeBudgets`, kB, brotli): the host's per step, a
 * remote's per exposed module, and, where a budget has the suffix, with everything the module loads later.
 *
 * @param release a folder in a remote's `dist`
 * @returns one sentence for each budget that is missing or exceeded
 */
export function overBudget(folder: string, release: string): string[] {
  const { sizeBudgets = {} } = packageJson(folder);
  const sizes =
    folder === 'host'
      ? hostSizes()
      : remoteSizes(resolve(root, folder, 'dist', release), Object.keys(sizeBudgets));
  return Object.entries(sizes).flatMap(([name, bytes]) => {
    const size = (bytes / 1000).toFixed(1);
    const budget = sizeBudgets[name];
    if (budget === undefined)
      return [`${folder}: ${name} weighs ${size} kB and has no budget in sizeBudgets.`];
    return bytes > budget * 1000 ? [`${folder}: ${name} weighs ${size} kB, its budget is ${budget} kB.`] : [];
  });
}

function hostSizes(): Record<string, number> {
  const assets = `${root}/host/dist/files/assets`;
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const chunk = (name: string) =>
    brotliSize(`${assets}/${files.find((file) => file.startsWith(`${name}.`))}`);
  const page = brotliSize(`${root}/host/dist/files/index.html`);
  return Object.fromEntries(
    Object.entries(HOST_STEPS).map(([step, chunks]) => [step, sum([page, ...chunks.map(chunk)])]),
  );
}

/** The bytes that the registry adds to the manifest for each script: its path and its hash, brotli. */
const HASH_BYTES = 36;

function remoteSizes(folder: string, budgets: readonly string[]): Record<string, number> {
  // The complete manifest of the federation plug-in.
  const manifest = JSON.parse(readFileSync(`${folder}/mf-stats.json`, 'utf8')) as Manifest;
  const always = ['mf-manifest.json', manifest.metaData.remoteEntry.name];
  const hashes = readdirSync(folder).filter((file) => file.endsWith('.js')).length * HASH_BYTES;
  const sizeOf = (files: string[]) =>
    hashes + sum([...new Set([...always, ...files])].map((file) => brotliSize(`${folder}/${file}`)));
  // Loaded only if the host does not lend the module; its chunks have names of their own.
  const lent = manifest.shared
    .filter(({ name }) => lentModules.includes(name))
    .flatMap(({ assets: { js } }) => js.sync);
  const isLent = (file: string) => lent.includes(file) || file.startsWith('list-');
  const sizes = manifest.exposes.flatMap(({ name, assets: { js } }) => {
    // If modules share a chunk, the manifest lists the other modules' files, too.
    const others = manifest.exposes.flatMap((other) => (other.name === name ? [] : other.assets.js.sync));
    const later = js.async.filter((file) => !others.includes(file) && !isLent(file));
    return [
      [name, sizeOf(js.sync)] as const,
      [`${name}${WITH_LATER}`, sizeOf([...js.sync, ...later])] as const,
    ];
  });
  return Object.fromEntries(sizes.filter(([name]) => !name.endsWith(WITH_LATER) || budgets.includes(name)));
}

function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
