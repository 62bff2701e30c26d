import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseSettings } from 'server/settings';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../workspace';
import { kubectl } from './kubectl';
import type { Composition, Manifest } from './kubernetes-kinds.fixture';
import { isReachable, type Party } from './kubernetes-network.fixture';
import { composeProblems, hardeningProblems, schemaProblems } from './kubernetes-problems.fixture';

const folder = mkdtempSync(`${tmpdir()}/kubernetes-`);
const office = `${folder}/office`;
const compose = parse(readFileSync(`${root}/docker-compose.yml`, 'utf8'), { merge: true }) as Composition;

/** Renders a folder as `kubectl apply -k` does. */
function render(path: string): Manifest[] {
  const text = execFileSync(kubectl!, ['kustomize', path], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => {
    const manifest = document.toJS() as Manifest;
    // Long values are wrapped, which the API accepts and its schema does not.
    if (manifest.kind === 'Secret')
      for (const [name, value] of Object.entries(manifest.data ?? {}))
        manifest.data![name] = value.replace(/\s/g, '');
    return manifest;
  });
}

let base: Manifest[];
let full: Manifest[];
let withTls: Manifest[];
beforeAll(() => {
  cpSync(`${root}/examples/kubernetes`, folder, { recursive: true });
  execFileSync('sh', [`${root}/docker/make-secrets.sh`], {
    env: { ...process.env, SECRETS_DIR: `${office}/secrets` },
  });
  appendFileSync(`${office}/settings.env`, 'TEAM_BACKENDS=billing=http://billing:3000\n');
  writeFileSync(`${office}/secrets/settings.env`, 'S3_ACCESS_KEY_ID=key\n');
  base = render(`${folder}/base`);
  // With all that is commented out.
  const path = `${office}/kustomization.yaml`;
  const choices = readFileSync(path, 'utf8')
    .replace(/^( +)# (?=- )/gm, '$1')
    .replace(/^( +)# {3}/gm, '$1  ');
  writeFileSync(path, choices);
  withTls = render(office);
  writeFileSync(path, choices.replace(/.*internal-tls\n/, ''));
  full = render(office);
});
afterAll(() => rmSync(folder, { recursive: true }));

// A structured clone has prototypes outside of Jest, which are no plain objects here.
const copyOf = (manifests: Manifest[]) => JSON.parse(JSON.stringify(manifests)) as Manifest[];
const find = (manifests: Manifest[], kind: string, name: string) =>
  manifests.find(
    (manifest) => manifest.kind === kind && manifest.metadata.name.replace(/-\w{10}$/, '') === name,
  )!;
const podOf = (manifests: Manifest[], name: string) =>
  find(manifests, 'Deployment', name).spec!.template!.spec!;

/** Returns manifests with the images as the base names them. */
const untagged = (manifests: Manifest[]) =>
  JSON.parse(
    JSON.stringify(manifests).replace(/registry\.example\.com\/(backoffice\/[\w-]+):42/g, '$1'),
  ) as Manifest[];

/** The settings of the base with their defaults. */
function defaults(): Record<string, string> {
  const secret = Object.entries(find(base, 'Secret', 'secret-settings').data!);
  const plain = secret.map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]);
  return { ...find(base, 'ConfigMap', 'settings').data, ...Object.fromEntries(plain) };
}

/** The settings whose values are secret, or have passwords in them. */
const SECRET =
  /^(DATABASE_REPLICA_URLS|FORMER_KEY_ENCRYPTION_KEYS|AUDIT_SIGNING_KEY|OIDC_PROVIDERS|SMTP_URL|QINIU_BUCKET)$|_(TOKEN|ACCESS_KEY|ACCESS_KEY_ID)$/;

it('is valid by the schemas of the Kubernetes API', () => {
  expect(full.length).toBeGreaterThan(30);
  expect([base, full, withTls].flatMap(schemaProblems)).toEqual([]);
});

it('has closed pods with probes, amounts and a denied network', () => {
  expect([base, full, withTls].flatMap(hardeningProblems)).toEqual([]);
});

it('has every service, setting, secret and limit of docker-compose.yml', () => {
  const rest = full.filter(({ metadata }) => ['gateway', 'backends'].includes(metadata.name));
  expect(composeProblems(untagged([...base, ...rest]), defaults(), compose)).toEqual([]);
});

it('has the same certificates and addresses as compose with TLS between containers', () => {
  const added = parse(readFileSync(`${root}/docker/internal-tls/compose.yml`, 'utf8')) as Composition;
  const services = Object.entries(compose.services).map(([name, service]) => {
    const { environment } = added.services[name] ?? {};
    // `setup` reads a file in a cluster, and calls no gateway.
    const more = name === 'setup' ? {} : environment;
    return [name, { ...service, environment: { ...service.environment, ...more } }];
  });
  const mounted = withTls.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));
  const secure = { services: Object.fromEntries(services) as Composition['services'] };
  // Its owner's address comes from CloudNativePG.
  const setup = find(base, 'Job', 'setup');
  const manifests = [...mounted.filter(({ metadata }) => metadata.name !== 'setup'), setup];
  expect(composeProblems(untagged(manifests), defaults(), secure)).toEqual([]);
  const schemes = ['api', 'gateway'].flatMap((name) => {
    const { startupProbe, livenessProbe, readinessProbe } = podOf(withTls, name).containers[0]!;
    return [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet?.scheme ?? []);
  });
  expect(schemes).toEqual(Array.from({ length: 5 }, () => 'HTTPS'));
});

it('gives the API settings that it accepts, with the ingress and the gateway as proxies', () => {
  const { data } = find(full, 'ConfigMap', 'settings');
  const own = podOf(full, 'api').containers[0]!.env!.map(({ name, value }) => [
    name,
    value!.replace('/run/secrets', `${office}/secrets`),
  ]);
  const env = { ...data, RELEASE_STORE: '/releases', ...Object.fromEntries(own) } as NodeJS.ProcessEnv;
  expect(parseSettings(env)).toMatchObject({
    demoData: false,
    trustedProxies: 2,
    hostAddress: 'http://gateway:8080',
  });
  expect(() => parseSettings({ ...env, DEMO_DATA: 'on' })).toThrow('0.0.0.0');
});

it('keeps secrets out of the ConfigMap', () => {
  const names = Object.keys(find(base, 'ConfigMap', 'settings').data!);
  expect(names.filter((name) => SECRET.test(name))).toEqual([]);
  expect(Object.keys(find(base, 'Secret', 'secret-settings').data!).every((name) => SECRET.test(name))).toBe(
    true,
  );
});

it('mounts no secret that docker/make-secrets.sh does not make', () => {
  const made = Object.keys(find(full, 'Secret', 'backoffice').data!);
  const mounted = Array.from(JSON.stringify(full).matchAll(/"key":"([\w-]+)","path":/g), ([, key]) => key!);
  expect(mounted.length).toBeGreaterThan(15);
  expect(mounted.filter((key) => !made.includes(key))).toEqual([]);
});

it('takes the name of the ingress from PUBLIC_URL', () => {
  const { spec } = find(full, 'Ingress', 'office');
  expect([spec!.rules![0]!.host, spec!.tls![0]!.hosts]).toEqual([
    'office.example.com',
    ['office.example.com'],
  ]);
});

it('has no volume with many writers where releases are in S3', () => {
  expect(find(base, 'PersistentVolumeClaim', 'releases')).toBeDefined();
  expect(JSON.stringify(full)).not.toContain('persistentVolumeClaim');
});

const ours = (component: string): Party => ({
  labels: { 'app.kubernetes.io/part-of': 'backoffice', 'app.kubernetes.io/component': component },
});
const parties: Readonly<Record<string, Party>> = {
  api: ours('api'),
  gateway: ours('gateway'),
  setup: ours('setup'),
  remote: ours('remote'),
  backends: ours('backends'),
  postgres: { labels: { 'cnpg.io/cluster': 'postgres' } },
  'a backend': { labels: { 'backoffice/backend': 'allowed' } },
  'ingress controller': { labels: {}, namespace: { 'backoffice/ingress': 'allowed' } },
  prometheus: { labels: {}, namespace: { 'backoffice/metrics': 'allowed' } },
  'another pod': { labels: {} },
  'another namespace': { labels: {}, namespace: {} },
};

it('lets only these calls through to the product and its database', () => {
  const targets = {
    api: [8789, 8790],
    gateway: [8080],
    backends: [8791],
    postgres: [5432],
    setup: [80],
    remote: [80],
  };
  const open = Object.entries(targets).flatMap(([target, ports]) =>
    ports.flatMap((port) =>
      Object.keys(parties)
        .filter((name) => name !== target && isReachable(full, parties[name]!, parties[target]!, port))
        .map((name) => `${name} → ${target}:${port}`),
    ),
  );
  expect(open.sort()).toEqual([
    'api → gateway:8080',
    'api → postgres:5432',
    'backends → api:8789',
    'gateway → api:8789',
    'gateway → backends:8791',
    'ingress controller → gateway:8080',
    'prometheus → api:8790',
    'remote → api:8789',
    'setup → postgres:5432',
  ]);
});

it('lets only these pods out of the cluster', () => {
  const outside: Party = { labels: {}, namespace: { outside: 'yes' } };
  const out = Object.keys(parties).flatMap((name) =>
    [22, 80, 443, 465, 587, 5432]
      .filter(
        (port) =>
          parties[name]!.labels['app.kubernetes.io/part-of'] &&
          isReachable(base, parties[name]!, outside, port),
      )
      .map((port) => `${name}:${port}`),
  );
  expect(out).toEqual(['api:443', 'api:465', 'api:587', 'api:5432', 'setup:5432']);
});

describe('a planted fault is found:', () => {
  const planted = (change: (manifests: Manifest[]) => void, from = base) => {
    const manifests = copyOf(from);
    change(manifests);
    return manifests;
  };

  it('a field that the API does not have', () => {
    const manifests = planted((all) => Object.assign(podOf(all, 'api').containers[0]!, { readyProbe: {} }));
    expect(schemaProblems(manifests)).toEqual([
      'Deployment api has an unknown field .spec.template.spec.containers.0.readyProbe',
    ]);
  });

  it('a field with another type', () => {
    const manifests = planted((all) =>
      Object.assign(find(all, 'Deployment', 'gateway').spec!, { replicas: '2' }),
    );
    expect(schemaProblems(manifests)).toEqual(['Deployment gateway: data/spec/replicas must be integer']);
  });

  it('a missing probe', () => {
    const manifests = planted((all) => delete podOf(all, 'api').containers[0]!.readinessProbe);
    expect(hardeningProblems(manifests)).toEqual(['Deployment api: api has no probes']);
  });

  it('a container as root', () => {
    const manifests = planted((all) => (podOf(all, 'api').securityContext!.runAsUser = 0));
    expect(hardeningProblems(manifests)).toEqual(['Deployment api: runs as root']);
  });

  it('a second container that writes to its file system', () => {
    const manifests = planted((all) => {
      podOf(all, 'gateway').containers[1]!.securityContext!.readOnlyRootFilesystem = false;
    }, full);
    expect(hardeningProblems(manifests)).toEqual([
      'Deployment gateway: mirror securityContext.readOnlyRootFilesystem is not hardened',
    ]);
  });

  it('a network that is not denied', () => {
    const manifests = base.filter(({ metadata }) => metadata.name !== 'deny-by-default');
    expect(hardeningProblems(manifests)).toEqual(['no NetworkPolicy denies by default']);
  });

  it('a setting that differs from compose, or is missing', () => {
    const { LOG_LEVEL, ...settings } = defaults();
    const found = composeProblems(base, { ...settings, DEMO_DATA: 'on' }, compose);
    expect(LOG_LEVEL).toBe('');
    expect(found).toEqual(
      expect.arrayContaining([
        'DEMO_DATA is on by default, in compose off',
        'LOG_LEVEL is undefined by default, in compose ',
      ]),
    );
  });

  it('a secret that a service of compose does not have', () => {
    const manifests = planted((all) => {
      podOf(all, 'api')
        .volumes!.find(({ secret }) => secret)!
        .secret!.items!.push({ key: 'database-owner-url' });
    });
    expect(composeProblems(manifests, defaults(), compose)).toContainEqual(
      expect.stringMatching(/^api has the secrets .*database-owner-url/),
    );
  });
});
