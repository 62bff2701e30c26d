import { HOST_API } from '@backoffice/contract';
import { changedExports } from '@backoffice/kit/changed-exports';
import { describeHost } from '@backoffice/kit/describe-host';
import { describedHosts } from '@backoffice/kit/host-contract';
import type { ReleaseUses } from './release-uses';

const majorOf = (version: string) => version.split('.')[0]!;

/**
 * Returns a paragraph for each export of the host whose shape would break remotes that were built against an earlier host of the
 * same major version, with the releases that use it.
 *
 * @param now the description of the present host
 */
export function hostChanges(releases: readonly ReleaseUses[], now = describeHost()): string[] {
  return describedHosts()
    .filter(({ version }) => majorOf(version) === majorOf(HOST_API))
    .flatMap(({ version, description }) =>
      changedExports(description, now).map(({ request, name, reason }) => {
        const users = releases.filter(({ uses }) => uses[request]?.includes(name));
        const used = users.map(({ release }) => release).join(', ') || 'no release known here';
        return `${name} of ${request} differs from host API ${version}. Used by ${used}.\n${reason}`;
      }),
    );
}
