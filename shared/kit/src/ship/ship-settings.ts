import type { CanaryRule } from '@backoffice/contract';

/** The addresses and the key with which a team reaches the product. */
export interface ShipSettings {
  hostAddress: string;
  apiAddress: string;
  deployKey: string;
}

/**
 * Reads `HOST_ADDRESS`, `API_ADDRESS` and `DEPLOY_KEY`.
 *
 * @param known values for those that are not set
 * @throws {Error} with one sentence that names the missing ones
 */
export function readShipSettings(env: NodeJS.ProcessEnv, known: Partial<ShipSettings> = {}): ShipSettings {
  const settings = {
    hostAddress: env.HOST_ADDRESS || known.hostAddress,
    apiAddress: env.API_ADDRESS || known.apiAddress,
    deployKey: env.DEPLOY_KEY || known.deployKey,
  };
  const names = { hostAddress: 'HOST_ADDRESS', apiAddress: 'API_ADDRESS', deployKey: 'DEPLOY_KEY' };
  const missing = Object.entries(names).filter(([name]) => !settings[name as keyof ShipSettings]);
  if (missing.length > 0)
    throw new Error(
      `Set ${missing.map(([, name]) => name).join(', ')}: the addresses of the product and a deploy key of the remote.`,
    );
  const trimmed = (address: string) => address.replace(/\/+$/, '');
  return {
    hostAddress: trimmed(settings.hostAddress!),
    apiAddress: trimmed(settings.apiAddress!),
    deployKey: settings.deployKey!,
  };
}

export const CANARY_USAGE = '[--canary <5% | role:<name>,… | user:<name>,…>]';

/** @throws {Error} with the forms of the option */
export function parseCanary(text: string): CanaryRule {
  const percent = /^(\d{1,3})%?$/.exec(text);
  if (percent) return { by: 'percent', percent: Number(percent[1]) };
  const named = /^(role|user):(.+)$/.exec(text);
  if (!named) throw new Error(`Usage: ${CANARY_USAGE}`);
  const names = named[2]!.split(',').filter(Boolean);
  return named[1] === 'role' ? { by: 'role', roles: names } : { by: 'user', users: names };
}
