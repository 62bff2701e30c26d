import { hostsToRunIn, missingIn, usesOf } from '@backoffice/kit/host-contract';

const uses = usesOf(new URL('..', import.meta.url).pathname);

it.each(hostsToRunIn())('finds all of its host imports in the host $version', ({ exports }) => {
  expect(Object.keys(uses)).toContain('@backoffice/ui');
  expect(missingIn(uses, exports)).toEqual([]);
});
