import { readdirSync, statSync } from 'node:fs';
import { overBudgets } from '@backoffice/kit/size-budgets';
import { packageJson, root } from '../workspace';

/** The chunks in each of the host's budgets, by the last step that loads them. */
const HOST_STEPS: Record<string, string[]> = {
  login: ['react', 'main'],
  list: ['react', 'main', 'app', 'federation', 'facades'],
};

/** Compares the built host with the budgets in its `package.json`, one per step. Returns a sentence for each problem. */
export function hostOverBudget(): string[] {
  return overBudgets('host', hostSizes(), packageJson('host').sizeBudgets);
}

function hostSizes(): Record<string, number> {
  const assets = `${root}/host/dist/files/assets`;
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const chunk = (name: string) =>
    brotliSize(`${assets}/${files.find((file) => file.startsWith(`${name}.`))}`);
  const page = brotliSize(`${root}/host/dist/files/index.html`);
  return Object.fromEntries(
    Object.entries(HOST_STEPS).map(([step, chunks]) => [
      step,
      chunks.map(chunk).reduce((total, size) => total + size, page),
    ]),
  );
}

function brotliSize(file: string): number {
  return statSync(`${file}.br`).size;
}
