import { isDeepStrictEqual } from 'node:util';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import type { Composition, Container, Manifest, PodSpec } from './kubernetes-kinds.fixture';

interface Model {
  prototype: { validate: (this: unknown) => void };
}

const models = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
} as unknown as Record<string, Record<string, Model | undefined> | undefined>;

/** The kinds of operators, whose schemas are not part of Kubernetes. */
const FOREIGN = ['postgresql.cnpg.io/v1', 'cert-manager.io/v1'];

/** Notes every field of an object as unread, until something reads it. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = new Map<string, unknown>();
  if (!Array.isArray(value)) for (const name of Object.keys(value)) unread.add(`${path}.${name}`);
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || typeof found === 'function') return found;
      const at = `${path}.${name}`;
      unread.delete(at);
      if (!inner.has(at)) inner.set(at, watched(found, at, unread));
      return inner.get(at);
    },
  });
}

/**
 * Checks manifests by the schemas of the Kubernetes API. These allow unknown fields, as the API server ignores them: fields that
 * the validator never reads are reported.
 */
export function schemaProblems(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap((manifest) => {
    const { apiVersion, kind, metadata } = manifest;
    const name = `${kind} ${metadata.name}`;
    if (FOREIGN.includes(apiVersion)) return [];
    const model = models[apiVersion]?.[kind];
    if (!model) return [`${name} is no kind of ${apiVersion}`];
    const unread = new Set<string>();
    try {
      model.prototype.validate.call(watched(manifest, '', unread));
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
    return [...unread].map((path) => `${name} has an unknown field ${path}`);
  });
}

const podOf = ({ spec }: Manifest): PodSpec | undefined => spec?.template?.spec;
const containersOf = (pod: PodSpec) => [...(pod.initContainers ?? []), ...pod.containers];

const POD = {
  automountServiceAccountToken: false,
  // Service links would set API_PORT.
  enableServiceLinks: false,
} as const;
const POD_SECURITY = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } as const;
const CONTAINER_SECURITY = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
} as const;

/** The paths of the programs that answer probes. */
const PROBES: Readonly<Record<string, readonly string[]>> = {
  api: ['/health/live', '/health/ready'],
  gateway: ['/healthz'],
};

function containerProblems(container: Container, isServing: boolean): string[] {
  const { securityContext = {}, resources, livenessProbe, readinessProbe, startupProbe } = container;
  const problems = Object.entries(CONTAINER_SECURITY)
    .filter(([name, value]) => !isDeepStrictEqual(securityContext[name], value))
    .map(([name]) => `securityContext.${name} is not hardened`);
  if (['runAsUser', 'privileged'].some((name) => name in securityContext))
    problems.push('overrides the user or privileges of its pod');
  for (const amount of ['cpu', 'memory'])
    if (!resources?.requests?.[amount] || !resources.limits?.[amount]) problems.push(`has no ${amount}`);
  if (!isServing) return problems;
  if (!livenessProbe || !readinessProbe) problems.push('has no probes');
  const paths = [livenessProbe, readinessProbe, startupProbe].flatMap((probe) => probe?.httpGet?.path ?? []);
  const unknown = paths.filter((path) => !PROBES[container.name]?.includes(path));
  return [...problems, ...unknown.map((path) => `has a probe on ${path}`)];
}

/** Checks that every pod is as closed as the containers of compose, has amounts, probes and a policy of its network. */
export function hardeningProblems(manifests: readonly Manifest[]): string[] {
  const denied = manifests.some(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' &&
      isDeepStrictEqual(spec?.podSelector, { matchLabels: { 'app.kubernetes.io/part-of': 'backoffice' } }) &&
      !spec?.ingress &&
      !spec?.egress &&
      isDeepStrictEqual(spec?.policyTypes, ['Ingress', 'Egress']),
  );
  const pods = manifests.flatMap((manifest) => {
    const pod = podOf(manifest);
    if (!pod) return [];
    const problems = [
      ...Object.entries(POD).filter(([name, value]) => pod[name as keyof typeof POD] !== value),
      ...Object.entries(POD_SECURITY).filter(
        ([name, value]) => !isDeepStrictEqual(pod.securityContext?.[name], value),
      ),
    ].map(([name]) => `${name} is not hardened`);
    if (!(Number(pod.securityContext?.runAsUser) > 0)) problems.push('runs as root');
    if (manifest.spec?.template?.metadata?.labels?.['app.kubernetes.io/part-of'] !== 'backoffice')
      problems.push('has no label by which its network is denied');
    // The first container of a deployment serves; others copy.
    const served = manifest.kind === 'Deployment' ? pod.containers[0] : undefined;
    const own = containersOf(pod).flatMap((container) =>
      containerProblems(container, container === served).map((text) => `${container.name} ${text}`),
    );
    return [...problems, ...own].map((text) => `${manifest.kind} ${manifest.metadata.name}: ${text}`);
  });
  return denied ? pods : ['no NetworkPolicy denies by default', ...pods];
}

/** Set apart from compose, where a cluster differs. */
const OWN: Readonly<Record<string, string>> = {
  // The ingress controller is another machine.
  API_PUBLISHED_ADDRESS: '0.0.0.0',
  // A file of an optional ConfigMap, in a folder.
  PRODUCT_LOGO: '/run/logo/logo',
  TEAM_BACKENDS_CA: '/run/backends/backends-ca.pem',
};

/** In compose the path of a mounted file; a cluster has the text in a secret setting, or mounts the file where it exists. */
const AUTHORITY = 'ca.crt';
const GIVEN_AS_TEXT = ['AUDIT_SIGNING_KEY'];

/** Replaces `${NAME:-value}` by its default. */
const byDefault = (text: string) => text.replace(/\$\{\w+(?::-([^}]*))?[^}]*\}/g, '$1');
const isSetting = (value: string) => value.startsWith('${');
const megabytes = (text = '') => Number(/^(\d+)m$/i.exec(text.replace('Mi', 'm'))?.[1]);

/** Compares a container with its service in compose: image, program, fixed settings, secrets and limits. */
function serviceProblems(name: string, pod: PodSpec, { services }: Composition): string[] {
  const service = services[name]!;
  const container = pod.containers.find((each) => each.name === name) ?? pod.containers[0]!;
  const given = new Map((container.env ?? []).map(({ name: setting, value }) => [setting, value]));
  const fixed = Object.entries(service.environment ?? {}).filter(
    ([setting, value]) => setting in OWN || (!isSetting(value) && !GIVEN_AS_TEXT.includes(setting)),
  );
  const problems = fixed.flatMap(([setting, value]) => {
    const wanted = OWN[setting] ?? value;
    // nginx needs whole names.
    const found = given.get(setting)?.replace('.$(NAMESPACE).svc.cluster.local', '');
    return found === wanted ? [] : [`sets ${setting} to ${found}, compose to ${wanted}`];
  });
  const image = byDefault(service.image.replace('${IMAGES:-backoffice}', 'backoffice')).replace(
    /:[^:/]*$/,
    '',
  );
  if (container.image !== image) problems.push(`runs ${container.image}, compose ${image}`);
  const program = [...(container.command ?? []), ...(container.args ?? [])];
  const composed = [...(service.entrypoint ?? []), ...(service.command ?? [])];
  // `setup` reads the modules of its own release from a file.
  const same = (part: string) => (/host-modules\.json$/.test(part) ? 'host-modules' : part);
  if (!isDeepStrictEqual(program.map(same), composed.map(same))) problems.push(`runs ${program.join(' ')}`);
  const secrets = (service.secrets ?? []).map((secret) =>
    typeof secret === 'string' ? secret : secret.source,
  );
  const items = (pod.volumes ?? []).flatMap(({ secret }) => secret?.items?.map(({ key }) => key) ?? []);
  const mounted = items.filter((key) => key !== AUTHORITY);
  if (!isDeepStrictEqual(mounted.sort(), secrets.sort()))
    problems.push(`has the secrets ${mounted.join(', ')}`);
  const { cpu = '', memory } = container.resources?.limits ?? {};
  const cores = cpu.endsWith('m') ? Number.parseInt(cpu) / 1000 : Number(cpu);
  if (megabytes(memory) !== megabytes(service.mem_limit) || cores !== service.cpus)
    problems.push(`has ${cpu} and ${memory}, compose ${service.cpus} and ${service.mem_limit}`);
  return problems.map((text) => `${name} ${text}`);
}

/**
 * Compares manifests with compose: every service, and every setting with its default.
 *
 * @param defaults the settings of the base, of the ConfigMap and of the Secret
 */
export function composeProblems(
  manifests: readonly Manifest[],
  defaults: Readonly<Record<string, string>>,
  compose: Composition,
): string[] {
  const skipped = ['database'];
  const names = Object.keys(compose.services).filter(
    (name) => !compose.services[name]!.profiles && !skipped.includes(name),
  );
  const pods = new Map<string, PodSpec>();
  for (const manifest of manifests) {
    const pod = podOf(manifest);
    if (pod) pods.set(manifest.metadata.name, pod);
    for (const container of pod?.containers.slice(1) ?? [])
      pods.set(container.name, { ...pod, volumes: [], containers: [container] });
  }
  const wanted = Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(compose.services[name]!.environment ?? {})
        .filter(([setting, value]) => isSetting(value) && !(setting in OWN))
        .map(([setting, value]) => [setting, byDefault(value)])
        .concat(GIVEN_AS_TEXT.map((setting) => [setting, ''])),
    ),
  );
  const settings = [...new Set([...Object.keys(wanted), ...Object.keys(defaults)])]
    .filter((name) => wanted[name] !== defaults[name])
    .map((name) => `${name} is ${defaults[name]} by default, in compose ${wanted[name]}`);
  const services = names.flatMap((name) => {
    const pod = pods.get(name);
    return pod ? serviceProblems(name, pod, compose) : [`${name} is missing`];
  });
  return [...settings, ...services];
}
