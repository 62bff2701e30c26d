import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../workspace';

const STORE = `${root}/node_modules/.pnpm`;

interface Licensed {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

function licenceOf({ license, licenses }: Licensed): string | null {
  if (typeof license === 'string') return license;
  const types = (licenses ?? [license ?? {}]).flatMap(({ type }) => type ?? []);
  return types.length > 1 ? `(${types.join(' OR ')})` : (types[0] ?? null);
}

/** Returns the licence that each installed package declares, or null, by its id such as `react@19.3.1`. */
export function installedLicences(): Map<string, string | null> {
  const licences = new Map<string, string | null>();
  for (const folder of readdirSync(STORE)) {
    const [, scope = '', name, version] = /^(@[^+@]+\+)?([^+@]+)@([^_]+)/.exec(folder) ?? [];
    const full = `${scope.replace('+', '/')}${name}`;
    const path = `${STORE}/${folder}/node_modules/${full}/package.json`;
    if (!version || !existsSync(path)) continue;
    licences.set(`${full}@${version}`, licenceOf(JSON.parse(readFileSync(path, 'utf8')) as Licensed));
  }
  return licences;
}
