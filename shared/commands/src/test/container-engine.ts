import { spawnSync } from 'node:child_process';

/** Built by docker/make-local-base.sh as a substitute for every base image. */
const LOCAL_BASE = 'backoffice-base:local';
const BASES = {
  NODE_IMAGE: 'node:24-bookworm-slim',
  NGINX_IMAGE: 'nginx:1.28-bookworm',
  POSTGRES_IMAGE: 'postgres:18-bookworm',
};

export interface ContainerEngine {
  /** `docker-compose`, or `docker compose`. */
  compose: readonly string[];
  /** Base images on this machine, by their variables in docker-compose.yml. */
  images: Readonly<Record<string, string>>;
}

function works(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 15_000 }).status === 0;
}

const isHere = (image: string) => works('docker', 'image', 'inspect', image);

/**
 * Finds the container engine on this machine. Starts, installs and fetches nothing.
 *
 * @returns a sentence with the reason if containers cannot be run
 */
export function findContainerEngine(env: NodeJS.ProcessEnv): ContainerEngine | string {
  if (!works('docker', 'info')) return 'no container engine answers here (docker info).';
  const commands = [['docker-compose'], ['docker', 'compose']];
  const compose = commands.find(([program, ...args]) => works(program!, ...args, 'version'));
  if (!compose) return 'there is neither docker-compose nor docker compose.';
  const stand = isHere(LOCAL_BASE) ? LOCAL_BASE : undefined;
  const images = Object.entries(BASES).map(([name, image]) => [name, env[name] || stand || image] as const);
  const missing = images.map(([, image]) => image).filter((image) => !isHere(image));
  if (missing.length > 0)
    return `the base images ${missing.join(', ')} are not here: pull them, or run docker/make-local-base.sh.`;
  return { compose, images: Object.fromEntries(images) };
}
