import { hostsToRunIn, missingIn, usesOf } from '@backoffice/build-config/host-contract';

const uses = usesOf(new URL('..', import.meta.url).pathname);

it.each(hostsToRunIn())('finds in the host $version all that it takes from it', ({ exports }) => {
  expect(Object.keys(uses)).toContain('@backoffice/ui');
  expect(missingIn(uses, exports)).toEqual([]);
});
