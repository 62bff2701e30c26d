import { readFileSync } from 'node:fs';
import { readTeamBackends } from '@backoffice/contract/team-backends';

/** The port of the program that passes calls on to backends for nginx. */
export const TEAM_GATEWAY_PORT = 8791;

/** The part of a gateway's environment that concerns the backends of remotes. */
export interface TeamSettings {
  /** The addresses of backends by the remote's segment. */
  backends: ReadonlyMap<string, string>;
  /** The address of the API, which decides who may call them. */
  api: string;
  /** Further authorities whose certificates backends may have, as PEM. */
  certificates?: string | undefined;
}

function readCertificates(file: string | undefined, problems: string[]): string | undefined {
  if (!file) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    // An empty file stands for none, as containers always mount one.
    if (text === '' || text.includes('-----BEGIN CERTIFICATE-----')) return text || undefined;
    problems.push(`TEAM_BACKENDS_CA must be a PEM file of certificates, not ${file}.`);
  } catch {
    problems.push(`TEAM_BACKENDS_CA: could not read ${file}.`);
  }
  return undefined;
}

/** @param problems receives a sentence for each wrong setting */
export function readTeamSettings(env: NodeJS.ProcessEnv, problems: string[]): TeamSettings {
  const backends = readTeamBackends(env.TEAM_BACKENDS, problems);
  const api = env.API_ADDRESS ?? '';
  if (backends.size > 0 && !api)
    problems.push('API_ADDRESS must be the address of the API, because TEAM_BACKENDS is set.');
  return { backends, api, certificates: readCertificates(env.TEAM_BACKENDS_CA, problems) };
}
