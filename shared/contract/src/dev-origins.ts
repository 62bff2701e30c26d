/** Cookie that names the origins, with blanks between them, from which the page takes a remote instead of its own. */
export const DEV_ORIGINS_COOKIE = 'dev-origins';

/** Of a setting that says nothing: any port of the developer's own machine. */
const OWN_MACHINE = 'http://localhost:*';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:(\d+|\*))?$/;

/**
 * `DEV_ORIGINS`: from which origins somebody may take a remote for their own session. In production from none, unless it is set.
 *
 * @throws {Error} with one sentence
 */
export function readDevOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const fallback = env.NODE_ENV === 'production' ? '' : OWN_MACHINE;
  const origins = (env.DEV_ORIGINS ?? fallback).split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong)
    throw new Error(`DEV_ORIGINS holds ${wrong}, which is no origin such as ${OWN_MACHINE} (* is any port).`);
  return origins;
}

/** Whether an origin is one of those that the setting names. */
export function isDevOrigin(origin: string, allowed: readonly string[]): boolean {
  if (!ORIGIN.test(origin) || origin.includes('*')) return false;
  return allowed.some((each) =>
    each.endsWith(':*') ? origin.replace(/:\d+$/, '') === each.slice(0, -2) : origin === each,
  );
}
