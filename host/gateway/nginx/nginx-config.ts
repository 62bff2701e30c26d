import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEFAULT_API_PORT } from '@backoffice/contract';
import { fileHeaders, INTEGRITY_POLICY, NO_PAGE, pageHeaders } from '../security-headers';
import { backendConfig } from './backend-config';

/**
 * Fills the template of the configuration with the values that nginx shares with gateway.ts.
 *
 * @param template path of `nginx.conf.template`
 */
export function nginxConfig(template: string): string {
  const origins = {
    api: '$api_base',
    apiOrigin: '$api_origin',
    uploads: '$upload_origins',
    dev: '$dev_origins',
    early: '$page_early',
  };
  const ofPage = pageHeaders(origins, '$integrity_policy');
  const ofFile = fileHeaders(origins);
  const names = Object.keys(ofPage);
  const variable = (name: string) => `$header_${name.replaceAll('-', '_')}`;
  const text = (value = '') => `"${value.replaceAll('"', '\\"')}"`;
  const values: Record<string, string> = {
    ...backendConfig,
    __API_PORT__: String(DEFAULT_API_PORT),
    __API_PROXY__: readFileSync(`${dirname(template)}/api-proxy.conf`, 'utf8').trim(),
    // A map for each header: its value for pages and for files. nginx does not send empty headers.
    __HEADER_MAPS__: names
      .map(
        (name) =>
          `  map $is_page ${variable(name)} { 1 ${text(ofPage[name])}; default ${text(ofFile[name])}; }`,
      )
      .join('\n'),
    __HEADERS__: names.map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n'),
    __INTEGRITY_POLICY__: INTEGRITY_POLICY,
    __NO_PAGE__: NO_PAGE.source,
    // A folder of a release cannot begin with a dot.
    __RELEASE_FILE__: '[A-Za-z0-9_-][A-Za-z0-9_.-]*/[A-Za-z0-9_./-]+',
  };
  return readFileSync(template, 'utf8').replace(/__[A-Z_]+__/g, (name) => values[name]!);
}
