import { lookup } from 'node:dns/promises';
import { createReceiverAddresses } from './receiver-addresses';
import { createMessageSender } from './send-message';
import { startReceiver } from './receiver.fixture';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));
const resolved = jest.mocked(lookup);
const resolvesTo = (...addresses: string[]) =>
  resolved.mockResolvedValue(
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never,
  );

const without = createReceiverAddresses([]);
const within = createReceiverAddresses(['10.1.0.0/16', 'fd12::/16', '192.168.7.7']);

test.each([
  ['loopback', 'https://127.0.0.1'],
  ['loopback as a number', 'https://2130706433'],
  ['loopback in octal', 'https://0177.0.0.1'],
  ['loopback in hexadecimal', 'https://0x7f.1'],
  ['loopback in two parts', 'https://127.1'],
  ['this host', 'https://0.0.0.0'],
  ['this network', 'https://0.1.2.3'],
  ['a private network', 'https://10.1.2.3'],
  ['a private network', 'https://172.16.0.1'],
  ['a private network', 'https://172.31.255.255'],
  ['a private network', 'https://192.168.1.1'],
  ['the link, with metadata of a cloud', 'https://169.254.169.254'],
  ['a carrier', 'https://100.64.0.1'],
  ['documentation', 'https://192.0.2.1'],
  ['a benchmark', 'https://198.18.0.1'],
  ['multicast', 'https://224.0.0.1'],
  ['broadcast', 'https://255.255.255.255'],
  ['loopback', 'https://[::1]'],
  ['no address', 'https://[::]'],
  ['the link', 'https://[fe80::1]'],
  ['a private network', 'https://[fc00::1]'],
  ['a private network', 'https://[fd12::1]'],
  ['multicast', 'https://[ff02::1]'],
  ['mapped loopback', 'https://[::ffff:127.0.0.1]'],
  ['a mapped link', 'https://[::ffff:a9fe:a9fe]'],
  ['a mapped public address', 'https://[::ffff:8.8.8.8]'],
  ['compatible loopback', 'https://[::127.0.0.1]'],
  ['NAT64', 'https://[64:ff9b::7f00:1]'],
  ['NAT64 of a network', 'https://[64:ff9b:1::7f00:1]'],
  ['6to4', 'https://[2002:7f00:1::]'],
  ['Teredo', 'https://[2001::1]'],
  ['documentation', 'https://[2001:db8::1]'],
  ['a public address without TLS', 'http://8.8.8.8'],
  ['a name without TLS', 'http://hooks.example.com'],
])('an address of %s is refused: %s', (_what, url) => {
  expect(without.permits(new URL(url))).toBe(false);
});

test.each([
  'https://8.8.8.8',
  'https://172.32.0.1:8443/hooks',
  'https://[2606:4700::1111]',
  'https://hooks.example.com',
])('%s is permitted', (url) => {
  expect(without.permits(new URL(url))).toBe(true);
});

test.each([
  ['http://10.1.2.3', true],
  ['https://10.1.2.3', true],
  ['https://[fd12::9]', true],
  ['http://192.168.7.7', true],
  ['http://192.168.7.8', false],
  ['https://10.2.0.1', false],
  ['http://8.8.8.8', false],
  ['https://8.8.8.8', true],
])('with networks of the operator, %s is permitted: %s', (url, isPermitted) => {
  expect(within.permits(new URL(url))).toBe(isPermitted);
});

const lookedUp = (addresses: typeof without, isTls: boolean, all = true) =>
  new Promise((resolve, reject) =>
    addresses.lookup(isTls)('hooks.example.com', { all }, (error, address, family) =>
      error ? reject(error) : resolve(all ? address : { address, family }),
    ),
  );

test.each([
  [['8.8.8.8', '10.1.2.3'], true],
  [['2606:4700::1111', 'fe80::1%eth0'], true],
  [['8.8.8.8'], false],
  [[], true],
])('a name with the addresses %j is refused', async (addresses, isTls) => {
  resolvesTo(...addresses);
  await expect(lookedUp(without, isTls)).rejects.toMatchObject({ name: 'AddressRefused', message: '' });
});

test('an unknown name is refused as one with inner addresses is', async () => {
  resolved.mockRejectedValue(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }));
  await expect(lookedUp(without, true)).rejects.toMatchObject({ name: 'AddressRefused', message: '' });
});

test('a name gives the addresses that were checked', async () => {
  resolvesTo('8.8.8.8', '2606:4700::1111');
  expect(await lookedUp(without, true)).toMatchObject([
    { address: '8.8.8.8' },
    { address: '2606:4700::1111' },
  ]);
  expect(await lookedUp(without, true, false)).toEqual({ address: '8.8.8.8', family: 4 });
});

test('a connection goes to the checked address of a name, which is resolved once, and is kept for further messages', async () => {
  const receiver = await startReceiver();
  const messages = createMessageSender(createReceiverAddresses(['127.0.0.0/8']));
  resolved.mockClear();
  resolvesTo('127.0.0.1');
  const url = receiver.url.replace('127.0.0.1', 'hooks.example.com');
  const send = () => messages.send(url, { headers: {}, body: '{}' }, new AbortController().signal);
  expect(await send()).toMatchObject({ failure: null, httpStatus: 204 });
  // The name leads elsewhere from now on.
  resolvesTo('169.254.169.254');
  expect(await send()).toMatchObject({ failure: null });
  expect(resolved).toHaveBeenCalledTimes(1);
  expect(receiver.connections).toBe(1);
  receiver.stop();
  messages.close();
});

test.each([
  ['http://127.0.0.1:1', ['127.0.0.0/8'], 'connection'],
  ['https://127.0.0.1:1', [], 'address'],
])('a message to %s fails with the networks %j: %s', async (url, networks, failure) => {
  const messages = createMessageSender(createReceiverAddresses(networks));
  const attempt = await messages.send(url, { headers: {}, body: '{}' }, new AbortController().signal);
  expect(attempt).toMatchObject({ failure, httpStatus: null, answer: '' });
  messages.close();
});
