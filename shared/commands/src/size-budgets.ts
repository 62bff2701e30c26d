import { readdirSync, readFileSync, statSync } from 'node:fs';
import { packageJson, root } from './workspace';

/** Chunks that the host's budgets count, by the step that ends with them. */
const HOST_STEPS: Record<string, string[]> = {
  login: ['react', 'main'],
  list: ['react', 'main', 'app', 'federation', 'facades', 'list'],
};

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/**
 * Compares what a build weighs with the budgets in its `package.json` (`sizeBudgets`, kB, brotli): the host by step, a
 * remote by exposed module.
 *
 * @param release folder in a remote's `dist`
 * @returns one sentence for each budget that is missing or exceeded
 */
export function overBudget(folder: string, release: string): string[] {
  const { sizeBudgets = {} } = packageJson(folder);
  const sizes = folder === 'host' ? hostSizes() : remoteSizes(`${root}/${folder}/dist/${release}`);
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

function remoteSizes(folder: string): Record<string, number> {
  const manifest = JSON.parse(readFileSync(`${folder}/mf-manifest.json`, 'utf8')) as Manifest;
  const always = ['mf-manifest.json', manifest.metaData.remoteEntry.name];
  return Object.fromEntries(
    manifest.exposes.map(({ name, assets }) => [
      name,
      sum([...always, ...assets.js.sync].map((file) => brotliSize(`${folder}/${file}`))),
    ]),
  );
}

function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
