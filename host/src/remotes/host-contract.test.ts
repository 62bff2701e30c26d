import { describedHosts, missingIn, usesOf } from '@backoffice/kit/host-contract';
import { hostExports } from '@backoffice/kit/host-exports';
import { HOST_API } from '@backoffice/contract';

const major = HOST_API.split('.')[0]!;
const given = hostExports();

it.each(describedHosts().filter(({ version }) => version.startsWith(`${major}.`)))(
  'gives all that version $version of the host API promised',
  ({ exports }) => {
    expect(missingIn(exports, given)).toEqual([]);
  },
);

it('has its own version described', () => {
  expect(describedHosts().map(({ version }) => version)).toContain(HOST_API);
});

it('a removed export fails the check of the remotes that use it', () => {
  const { Dialog: _gone, ...others } = Object.fromEntries(
    given['@backoffice/ui']!.map((name) => [name, name]),
  );
  const without = { ...given, '@backoffice/ui': Object.keys(others) };
  expect(missingIn(usesOf(new URL('../../../mfe-content', import.meta.url).pathname), without)).toEqual([
    '@backoffice/ui Dialog',
  ]);
});
