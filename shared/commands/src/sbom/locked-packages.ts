import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace';

type References = Record<string, string>;
interface Importer {
  dependencies?: Record<string, { version: string }>;
  devDependencies?: Record<string, { version: string }>;
}
interface Snapshot {
  dependencies?: References;
  optionalDependencies?: References;
}
interface Lock {
  importers: Record<string, Importer>;
  packages: Record<string, { resolution: { integrity: string } }>;
  snapshots: Record<string, Snapshot>;
}

/** A package of the lock file. */
export interface LockedPackage {
  /** `react-dom@19.3.1`. */
  id: string;
  name: string;
  version: string;
  /** `sha512-` and base64. */
  integrity: string;
  /** The ids of the packages that it depends on. */
  dependsOn: ReadonlySet<string>;
}

/** Programs of a folder of the workspace: with all its dependencies, or with the named ones only. */
export interface Program {
  folder: string;
  only?: readonly string[];
}

let lock: Lock | undefined;
// Once: parsing takes a second.
const readLock = () => (lock ??= parse(readFileSync(`${root}/pnpm-lock.yaml`, 'utf8')) as Lock);

/** `react-dom@19.3.1(react@19.3.1)` → `react-dom@19.3.1`. */
const idOf = (key: string) => key.replace(/\(.*/, '');
/** A reference names the version, or another package: `npm:` aliases. */
const keyOf = (name: string, version: string) =>
  /^@?[^@(]+@/.test(version) ? version : `${name}@${version}`;

/** Returns the ids of all packages of the lock file, such as `react@19.3.1`. */
export const lockedIds = (): string[] => Object.keys(readLock().packages).sort();

/**
 * Returns the packages that programs consist of, sorted by id. Packages of other operating systems, which are not installed, are
 * left out.
 *
 * @param isInstalled tells it by the id of an optional package
 */
export function lockedPackages(
  programs: readonly Program[],
  isInstalled: (id: string) => boolean,
): LockedPackage[] {
  const { importers, packages, snapshots } = readLock();
  const found = new Map<string, LockedPackage & { dependsOn: Set<string> }>();
  const folders = new Set<string>();

  function addPackage(key: string): string {
    const id = idOf(key);
    const [, name, version] = /^(.+)@(.+)$/.exec(id)!;
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key]!;
    const known = found.get(key);
    if (known) return id;
    const { integrity } = packages[id]!.resolution;
    const added = { id, name: name!, version: version!, integrity, dependsOn: new Set<string>() };
    found.set(key, added);
    for (const entry of Object.entries(dependencies)) added.dependsOn.add(addPackage(keyOf(...entry)));
    for (const entry of Object.entries(optionalDependencies))
      if (isInstalled(idOf(keyOf(...entry)))) added.dependsOn.add(addPackage(keyOf(...entry)));
    return id;
  }

  function addFolder({ folder, only }: Program): void {
    if (folders.has(folder)) return;
    if (!only) folders.add(folder);
    const { dependencies = {}, devDependencies = {} } = importers[folder]!;
    for (const [name, { version }] of Object.entries(
      only ? { ...dependencies, ...devDependencies } : dependencies,
    )) {
      if (only && !only.includes(name)) continue;
      if (version.startsWith('link:'))
        addFolder({ folder: posix.join(folder, version.slice('link:'.length)) });
      else addPackage(keyOf(name, version));
    }
  }

  programs.forEach(addFolder);
  // A package that is there with different peers is one package.
  const byId = new Map<string, LockedPackage & { dependsOn: Set<string> }>();
  for (const each of found.values()) {
    const same = byId.get(each.id);
    if (same) each.dependsOn.forEach((id) => same.dependsOn.add(id));
    else byId.set(each.id, each);
  }
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
