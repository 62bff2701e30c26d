import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseSettings } from 'server/settings';
import { parse } from 'yaml';
import { root } from '../workspace';

interface Service {
  profiles?: string[];
  /** Absent in files that only extend a service. */
  image?: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  secrets?: unknown[];
  restart?: string;
  volumes?: unknown[];
  ports?: unknown[];
  deploy?: { mode?: string; restart_policy?: { condition?: string } };
}

interface Composition {
  services: Record<string, Service>;
}

const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const read = (path: string) => parse(textOf(path), { merge: true }) as Composition;
const FILES = [
  'docker-compose.yml',
  'docker/ha/compose.yml',
  'docker/archive/compose.yml',
  'docker/swarm/stack.yml',
];
const compose = read('docker-compose.yml');
const stack = read('docker/swarm/stack.yml');

/** The services of a single machine, except the database and those of a profile. */
const everywhere = Object.keys(compose.services).filter(
  (name) => name !== 'database' && !compose.services[name]!.profiles,
);

/** Replaces `${NAME:-value}` by its default. */
const byDefault = (text: string) => text.replace(/\$\{\w+(?::-([^}]*))?[^}]*\}/g, '$1');
/** Removes the error messages for missing settings. */
const plain = (text: string) => text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, '$$$1');

it('has every service of one machine, with the same image, program, settings and secrets', () => {
  expect(Object.keys(stack.services).sort()).toEqual(['database', ...everywhere].sort());
  for (const name of everywhere) {
    const { image = '', entrypoint, command, environment, secrets } = compose.services[name]!;
    const there = stack.services[name]!;
    // On a swarm the API is always reached through the swarm's own proxy.
    const own = name === 'api' ? { API_PUBLISHED_ADDRESS: '0.0.0.0', TRUST_PROXY: '${TRUST_PROXY:-2}' } : {};
    expect(plain(there.image ?? '')).toBe(plain(image));
    expect([there.entrypoint, there.command, there.secrets]).toEqual([entrypoint, command, secrets]);
    expect(there.environment).toEqual({ ...environment, ...own });
  }
});

it('has remotes that upload their release and end, and no access to the store', () => {
  const made = textOf('shared/kit/template/inside/docker-compose.yml.template');
  const sample = parse(made.replaceAll('__name__', 'sample')) as Composition;
  const ofMachine = { ...compose.services, 'mfe-sample': sample.services['mfe-sample']! };
  const remotes = (services: Record<string, Service>) =>
    Object.entries(services).filter(([name]) => name.startsWith('mfe-'));
  expect(remotes(ofMachine).length).toBeGreaterThan(5);
  for (const [name, { volumes, ports, restart }] of remotes(ofMachine))
    expect([name, volumes, ports, restart]).toEqual([name, undefined, undefined, 'on-failure']);
  for (const [, { volumes, ports, deploy }] of remotes(stack.services)) {
    expect([JSON.stringify(volumes), ports]).toEqual(['[{"type":"tmpfs","target":"/tmp"}]', undefined]);
    expect(deploy).toMatchObject({ mode: 'replicated-job', restart_policy: { condition: 'on-failure' } });
  }
  expect(compose.services.gateway!.volumes).toContain('releases:/releases:ro');
});

it('uses no key that a swarm ignores', () => {
  const passedOver = ['build', 'cpus', 'depends_on', 'mem_limit', 'pids_limit', 'security_opt', 'tmpfs'];
  for (const service of Object.values(stack.services))
    expect(Object.keys(service).filter((key) => passedOver.includes(key))).toEqual([]);
});

it('is accepted by the API with only the secrets set', () => {
  const folder = mkdtempSync(`${tmpdir()}/stack-file-`);
  const secrets: Record<string, string> = {
    'database-url': 'postgresql://api@db.example/office',
    'root-key': Buffer.alloc(32).toString('base64'),
    'key-encryption-key': 'none',
    'admin-password': 'a long password',
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(`${folder}/${name}`, value);
  const given = Object.entries(stack.services.api!.environment!).map(([name, value]) => [
    name,
    byDefault(value).replace('/run/secrets', folder),
  ]);
  expect(parseSettings(Object.fromEntries(given) as NodeJS.ProcessEnv)).toMatchObject({
    databaseUrl: secrets['database-url'],
    demoData: false,
  });
  rmSync(folder, { recursive: true });
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
