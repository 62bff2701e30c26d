import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { lentModules } from '../host-modules/federated-modules.mjs';
import { remotePackage } from './remote-package';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** The suffix of a budget that includes everything a module loads later. */
const WITH_LATER = ' with all that comes later';

/**
 * Compares sizes with budgets in kB.
 *
 * @param name the package's name
 * @returns one sentence for each budget that is missing or exceeded
 */
export function overBudgets(
  name: string,
  sizes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, number>> = {},
): string[] {
  return Object.entries(sizes).flatMap(([part, bytes]) => {
    const size = (bytes / 1000).toFixed(1);
    const budget = budgets[part];
    if (budget === undefined) return [`${name}: ${part} weighs ${size} kB and has no budget in sizeBudgets.`];
    return bytes > budget * 1000 ? [`${name}: ${part} weighs ${size} kB, its budget is ${budget} kB.`] : [];
  });
}

/**
 * Compares the sizes of a built release with the budgets in the remote's `package.json` (`sizeBudgets`, kB, brotli): one per
 * exposed module, and, where a budget has the suffix, with everything the module loads later.
 *
 * @param folder the remote's folder
 * @returns one sentence for each budget that is missing or exceeded
 */
export function releaseOverBudget(folder: string, release: string): string[] {
  const { name, sizeBudgets = {} } = remotePackage(folder);
  return overBudgets(name, remoteSizes(`${folder}/dist/${release}`, Object.keys(sizeBudgets)), sizeBudgets);
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
  return brotliCompressSync(readFileSync(file)).length;
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
