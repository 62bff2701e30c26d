/** Of remotes that are there. */
interface Known {
  /** `mfe-merchant`, … */
  name: string;
  /** Paths of its pages. */
  routes: readonly string[];
  namespaces: readonly string[];
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;
/** Begin addresses of the host's own. */
const TAKEN_BY_HOST = new Set(['assets', 'auth-redirect', 'login', 'mfe', 'redirect', 'test']);

/**
 * The part of a new remote's name that stands in its folder, address and texts: `billing` for `mfe-billing`.
 *
 * @param given with or without `mfe-`
 * @throws {Error} with one sentence: it is no name, or somebody has it
 */
export function newRemoteName(given: string | undefined, known: readonly Known[]): string {
  if (!given) throw new Error('Usage: pnpm create-remote <name>');
  const name = given.replace(/^mfe-/, '');
  if (!NAME.test(name) || name.length > LONGEST) {
    throw new Error(
      `${given} is no name for a remote: lower-case letters and digits, in words with a dash between them, ${LONGEST} at most.`,
    );
  }
  if (TAKEN_BY_HOST.has(name)) throw new Error(`${name} is taken by the host: choose another name.`);
  const owner = known.find(
    (remote) =>
      remote.name === `mfe-${name}` ||
      remote.namespaces.includes(name) ||
      remote.routes.some((path) => path.startsWith(`/${name}/`)),
  );
  if (owner) throw new Error(`${name} is taken by ${owner.name}: choose another name.`);
  return name;
}
