import { describedHosts, hostExports, missingIn, usesOf } from '@backoffice/build-config/host-contract';
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
  expect(missingIn(usesOf('mfe-content'), without)).toEqual(['@backoffice/ui Dialog']);
});
