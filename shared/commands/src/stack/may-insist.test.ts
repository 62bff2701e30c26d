import { failureReason } from '@backoffice/contract';
import { RegistryRefusal } from '@backoffice/kit/registry-client';
import { mayInsist } from './may-insist';

const REPLACED = ['mfe-merchant', 'mfe-channel'];
const refused = (reason: ReturnType<typeof failureReason>) =>
  new RegistryRefusal(409, reason.message, reason);
const breaks = (reasons: string) => refused(failureReason('host-breaks', { release: 'h2', reasons }));

it('insists when the pointer of the host has changed meanwhile', () => {
  expect(mayInsist(refused(failureReason('remote-changed', { remote: 'mfe-host' })), REPLACED)).toBe(true);
});

it('insists on a host that breaks only what is replaced next', () => {
  const reasons = 'mfe-merchant r1: Uses Dialog of ui. mfe-channel r2.1: Requires react ^18.';
  expect(mayInsist(breaks(reasons), REPLACED)).toBe(true);
});

it('stops for a host that breaks the remote of another team', () => {
  expect(mayInsist(breaks('mfe-merchant r1: Uses Dialog. mfe-billing r1: Uses Dialog.'), REPLACED)).toBe(
    false,
  );
});

it.each([
  ['a lock', refused(failureReason('releases-locked', { by: 'ada', reason: 'End of the month' }))],
  ['owners', refused(failureReason('remote-of-owners', { remote: 'mfe-host', owners: 'ada' }))],
  ['a proxy', new RegistryRefusal(409, 'answered HTTP 409 with text/html')],
  ['the network', new TypeError('fetch failed')],
])('stops for the sentence of %s', (_what, error) => {
  expect(mayInsist(error, REPLACED)).toBe(false);
});
