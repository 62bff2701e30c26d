import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseSettings } from 'server/settings';
import { parse } from 'yaml';
import { root } from '../workspace';

interface Service {
  /** Absent in files that only extend a service. */
  image?: string;
  environment?: Record<string, string>;
  restart?: string;
  volumes?: unknown[];
  ports?: unknown[];
}

interface Composition {
  services: Record<string, Service>;
}

const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const read = (path: string) => parse(textOf(path), { merge: true }) as Composition;
const FILES = [
  'docker-compose.yml',
  'examples/high-availability/compose.yml',
  'docker/archive/compose.yml',
  'docker/internal-tls/compose.yml',
];
const compose = read('docker-compose.yml');
const withTls = read('docker/internal-tls/compose.yml');

/** Replaces `${NAME:-value}` by its default. */
const byDefault = (text: string) => text.replace(/\$\{\w+(?::-([^}]*))?[^}]*\}/g, '$1');

it('has remotes that upload their release and end, and no access to the store', () => {
  const made = textOf('shared/kit/template/inside/docker-compose.yml.template');
  const sample = parse(made.replaceAll('__name__', 'sample')) as Composition;
  const services = { ...compose.services, 'mfe-sample': sample.services['mfe-sample']! };
  const remotes = Object.entries(services).filter(([name]) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(5);
  for (const [name, { volumes, ports, restart }] of remotes)
    expect([name, volumes, ports, restart]).toEqual([name, undefined, undefined, 'on-failure']);
  expect(compose.services.gateway!.volumes).toContain('releases:/releases:ro');
});

it('has no call between containers in plain text where docker/internal-tls/compose.yml is added', () => {
  const services = Object.entries(compose.services).map(([name, service]) => {
    const { environment, ...more } = withTls.services[name] ?? {};
    return [name, { ...service, ...more, environment: { ...service.environment, ...environment } }] as const;
  });
  const servers = ['api', 'gateway', 'backends'];
  const called = services.flatMap(([name, service]) => {
    const text = JSON.stringify(service);
    const plain = new RegExp(`http://(${servers.join('|')}):`).exec(text);
    return plain ? [`${name}: ${plain[0]}`] : [];
  });
  expect(called).toEqual([]);
  const remotes = Object.keys(compose.services).filter((name) => name.startsWith('mfe-'));
  expect(Object.keys(withTls.services)).toEqual(expect.arrayContaining([...servers, ...remotes]));
  for (const name of servers)
    expect(withTls.services[name]!.volumes).toEqual([expect.stringMatching(`/${name}:/run/tls:ro$`)]);
});

it('is accepted by the API with only the secrets set', () => {
  const folder = mkdtempSync(`${tmpdir()}/compose-file-`);
  const secrets: Record<string, string> = {
    'database-url': 'postgresql://api@db.example/office',
    'root-key': Buffer.alloc(32).toString('base64'),
    'key-encryption-key': 'none',
    'admin-password': 'a long password',
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(`${folder}/${name}`, value);
  const given = Object.entries(compose.services.api!.environment!).map(([name, value]) => [
    name,
    byDefault(value).replace('/run/secrets', folder).replace('/run/audit-signing-key', '/dev/null'),
  ]);
  expect(parseSettings(Object.fromEntries(given) as NodeJS.ProcessEnv)).toMatchObject({
    databaseUrl: secrets['database-url'],
    demoData: false,
  });
  rmSync(folder, { recursive: true });
});

it('has only interpolations that docker-compose 1 and 2 know', () => {
  const used = FILES.flatMap((path) => textOf(path).match(/\$\{[^}]*\}/g) ?? []);
  expect(used.filter((text) => !/^\$\{\w+(:?[-?][^}]*)?\}$/.test(text))).toEqual([]);
});

it('takes no setting that docs/settings.md leaves out', () => {
  const documented = new Set(textOf('docs/settings.md').match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g));
  const taken = FILES.flatMap((path) => {
    const services = Object.values(read(path).services);
    // The settings of PostgreSQL's image belong to that image.
    const own = services.flatMap(({ image, environment = {} }) =>
      image?.includes('postgres:') ? [] : Object.keys(environment),
    );
    return [...own, ...Array.from(textOf(path).matchAll(/\$\{(\w+)/g), ([, name]) => name!)];
  });
  const known = (name: string) => documented.has(name) || documented.has(name.replace(/_FILE$/, ''));
  expect([...new Set(taken)].filter((name) => !known(name))).toEqual([]);
});
