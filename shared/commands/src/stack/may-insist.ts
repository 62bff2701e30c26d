import { RegistryRefusal } from '@backoffice/kit/registry-client';

const REMOTE_IN_REASONS = /\b(mfe-[a-z0-9-]+) [\w.-]+: /g;

/**
 * Tells whether a host that the registry did not promote may be made live by the operator's command: its pointer has changed
 * meanwhile, or it breaks only releases that are replaced next. Any other refusal, such as a lock, is for the operator to read.
 *
 * @param replaced the remotes that are shipped after the host
 */
export function mayInsist(error: unknown, replaced: readonly string[]): boolean {
  if (!(error instanceof RegistryRefusal)) return false;
  const { code, values } = error.reason ?? {};
  if (code === 'remote-changed') return true;
  const reasons = code === 'host-breaks' ? String((values as { reasons?: unknown }).reasons) : '';
  const broken = Array.from(reasons.matchAll(REMOTE_IN_REASONS), ([, remote = '']) => remote);
  return broken.length > 0 && broken.every((remote) => replaced.includes(remote));
}
