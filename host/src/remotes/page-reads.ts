import type { PageRead, Permission } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { browserTimeZone, fromLocalTime, shownTimeZone } from '@backoffice/i18n/time-zone';
import { hasAnyRole, may } from '@backoffice/session';
import { sendEarly } from '../kernel/early/send-early-calls';
import { releaseOf } from './releases';
import type { View } from './view';

/** The values that a release can name in the query of a read. */
const variables: Readonly<Record<string, () => string | null>> = {
  '{midnight}': () => fromLocalTime(`${formatDateTime(new Date()).slice(0, 10).replaceAll('/', '-')}T00:00`),
  '{timeZone}': () => shownTimeZone() ?? browserTimeZone(),
};

function pathOf({ path, query = {} }: PageRead): string {
  const values = Object.entries(query).map(([name, value]) => [name, variables[value]?.() ?? value]);
  const parameters = String(new URLSearchParams(values));
  return parameters ? `${path}?${parameters}` : path;
}

const isAllowed = ({ roles, permissions }: PageRead): boolean =>
  (!roles || hasAnyRole(roles)) &&
  (!permissions || permissions.some((permission) => may(permission as Permission)));

/**
 * Sends the reads that a page makes when it is opened without a query, as its release names them, while its code is loading. The
 * API client takes their answers.
 */
export function sendPageReads({ remote, module }: View, token: string): void {
  const release = releaseOf(remote);
  if (release?.status !== 'live') return;
  const { reads = [] } = release.content?.exposes.find(({ name }) => name === module) ?? {};
  // Paths follow the origin of the API, which a text without a slash would extend.
  const paths = reads
    .filter(isAllowed)
    .map(pathOf)
    .filter((path) => path.startsWith('/'));
  sendEarly(
    paths.map((path) => ({ method: 'get', path })),
    token,
  );
}
