import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { root } from '../workspace';
import { imagePrograms, imageSbom } from './image-sbom';

interface Component {
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses?: object[];
}
const componentsOf = (sbom: string) => (JSON.parse(sbom) as { components: Component[] }).components;
const idOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`;

it('has every image that docker-compose.yml builds', () => {
  const composed = readFileSync(`${root}/docker-compose.yml`, 'utf8');
  const built = Array.from(composed.matchAll(/\/([\w-]+):\$\{RELEASE/g), ([, name]) => name!);
  // Debian and PostgreSQL with programs of Debian, without packages of npm.
  const others = ['archive', 'pooler'];
  expect(Object.keys(imagePrograms).sort()).toEqual(built.filter((name) => !others.includes(name)).sort());
});

it.each(Object.keys(imagePrograms))('is valid CycloneDX 1.6 for %s, and complete', async (image) => {
  const sbom = imageSbom(image);
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(sbom)).toBeNull();
  const components = componentsOf(sbom);
  expect(components.length).toBeGreaterThan(20);
  const incomplete = components.filter(
    ({ purl, hashes, licenses }) =>
      !purl.startsWith('pkg:npm/') || !/^[0-9a-f]{128}$/.test(hashes[0]!.content) || !licenses?.length,
  );
  expect(incomplete.map(idOf)).toEqual([]);
  expect(imageSbom(image)).toBe(sbom);
});

/** Returns the packages below a folder of links, as installed: `react@19.3.1`. */
function installedBelow(folder: string, known = new Set<string>(), found = new Set<string>()): Set<string> {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = `${folder}/${name}`;
    if (name.startsWith('.')) continue;
    if (name.startsWith('@') && !lstatSync(path).isSymbolicLink()) installedBelow(path, known, found);
    const realPath = realpathSync(path);
    if (!existsSync(`${realPath}/package.json`) || !realPath.includes('/.pnpm/') || known.has(realPath))
      continue;
    known.add(realPath);
    const { name: full, version } = JSON.parse(readFileSync(`${realPath}/package.json`, 'utf8')) as {
      name: string;
      version: string;
    };
    found.add(`${full}@${version}`);
    installedBelow(realPath.slice(0, realPath.length - full.length - 1), known, found);
  }
  return found;
}

it('names each package that is installed for the API', () => {
  const { dependencies } = JSON.parse(readFileSync(`${root}/server/package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const installed = new Set<string>();
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@backoffice/'))) {
    const realPath = realpathSync(`${root}/server/node_modules/${name}`);
    installedBelow(realPath.slice(0, realPath.length - name.length - 1), new Set(), installed);
  }
  expect(installed.size).toBeGreaterThan(50);
  const named = new Set(componentsOf(imageSbom('server')).map(idOf));
  expect([...installed].filter((id) => !named.has(id))).toEqual([]);
});
