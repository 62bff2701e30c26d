/** The part of a probe that the checks read. */
interface Probe {
  httpGet?: { path: string; scheme?: string };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string }[];
  securityContext?: Record<string, unknown>;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: Record<string, unknown>;
  containers: Container[];
  initContainers?: Container[];
  volumes?: { name: string; secret?: { items?: { key: string }[] } }[];
}

/** A resource of Kubernetes, with the fields that the checks read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { metadata?: { labels?: Record<string, string> }; spec?: PodSpec };
    podSelector?: unknown;
    policyTypes?: string[];
    ingress?: unknown;
    egress?: unknown;
    rules?: { host: string }[];
    tls?: { hosts: string[] }[];
  };
}

interface Service {
  profiles?: string[];
  image: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string>;
  secrets?: (string | { source: string })[];
  cpus?: number;
  mem_limit?: string;
}

/** A file of docker-compose. */
export interface Composition {
  services: Record<string, Service>;
}
