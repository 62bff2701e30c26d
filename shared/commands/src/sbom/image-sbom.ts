import { Contrib, Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import { HOST } from '@backoffice/contract';
import { packageJson, remotes } from '../workspace';
import { installedLicences } from './installed-licences';
import { type LockedPackage, lockedPackages, type Program } from './locked-packages';

/** The packages of the program that passes calls on to backends of remotes. */
const CALLS_OF_TEAMS: Program = { folder: 'host', only: ['@fastify/http-proxy', 'fastify', 'undici'] };

/** The programs in each image of docker-compose.yml. The packages of base images are not among them. */
export const imagePrograms: Readonly<Record<string, readonly Program[]>> = {
  server: [{ folder: 'server' }, CALLS_OF_TEAMS],
  gateway: [{ folder: 'host' }],
  [HOST]: [{ folder: 'host' }],
  ...Object.fromEntries(remotes.map((remote) => [remote, [{ folder: remote }]])),
};

/** @throws Error when a part of the text is no SPDX identifier */
function checkExpression(text: string): void {
  const parts = text.split(/\s+(?:AND|OR|WITH)\s+|[()]/).filter(Boolean);
  if (!parts.every((part) => SPDX.isSupportedSpdxId(part.trim())))
    throw new Error(`${text} is no expression.`);
}

const licences = new Contrib.License.Factories.LicenseFactory(checkExpression);

/** The package URL: https://github.com/package-url/purl-spec */
const purlOf = ({ name, version }: LockedPackage) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function componentOf(locked: LockedPackage, licence: string | null): Models.Component {
  const [, scope, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(locked.name)!;
  const [, algorithm, hash] = /^sha(512|1)-(.+)$/.exec(locked.integrity)!;
  const kind = algorithm === '512' ? Enums.HashAlgorithm['SHA-512'] : Enums.HashAlgorithm['SHA-1'];
  const purl = purlOf(locked);
  return new Models.Component(Enums.ComponentType.Library, name!, {
    bomRef: purl,
    purl,
    version: locked.version,
    ...(scope && { group: scope }),
    hashes: new Models.HashDictionary([[kind, Buffer.from(hash!, 'base64').toString('hex')]]),
    licenses: new Models.LicenseRepository(licence === null ? [] : [licences.makeFromString(licence)]),
  });
}

/**
 * Describes the packages of an image as JSON of CycloneDX 1.6, the same for the same lock file.
 *
 * @param image a key of `imagePrograms`
 */
export function imageSbom(image: string): string {
  const installed = installedLicences();
  const packages = lockedPackages(imagePrograms[image]!, (id) => installed.has(id));
  const components = new Map(
    packages.map((each) => [each.id, componentOf(each, installed.get(each.id) ?? null)] as const),
  );
  for (const { id, dependsOn } of packages)
    for (const other of dependsOn) components.get(id)!.dependencies.add(components.get(other)!.bomRef);
  const { version } = packageJson('.');
  const bom = new Models.Bom({ components: new Models.ComponentRepository(components.values()) });
  bom.metadata.component = new Models.Component(Enums.ComponentType.Container, image, {
    version,
    bomRef: image,
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
