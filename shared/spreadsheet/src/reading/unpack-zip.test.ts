import { strFromU8, strToU8, zipSync } from 'fflate';
import { unpackZip } from './unpack-zip';

const unpack = (bytes: Uint8Array) => unpackZip(bytes, () => true);
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const signatureAt = (bytes: Uint8Array, signature: number) => {
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view(bytes).getUint32(at, true) === signature) return at;
  throw new Error('Not there.');
};
const DIRECTORY_ENTRY = 0x02014b50;

/** Returns a zip that declares another size for its only entry. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice();
  view(changed).setUint32(signatureAt(changed, DIRECTORY_ENTRY) + 24, size, true);
  return changed;
}

it('unpacks the wanted entries, stored or deflated', () => {
  const zip = zipSync({
    'a.xml': strToU8('one'),
    'b.png': strToU8('two'),
    'c.xml': [strToU8('three'), { level: 0 }],
  });
  const unpacked = unpackZip(zip, (name) => name.endsWith('.xml'));
  expect([...unpacked].map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.xml', 'one'],
    ['c.xml', 'three'],
  ]);
});

describe('a bomb', () => {
  const bomb = zipSync({ 'a.xml': new Uint8Array(100 * 2 ** 20) });

  it('is refused by its directory, before a byte is unpacked', () => {
    expect(bomb.length).toBeLessThan(300_000);
    // Corrupt content: unpacking it would report `damaged`.
    const unreadable = bomb.slice().fill(0xff, 100, 1000);
    expect(() => unpack(unreadable)).toThrow('unpacks-too-large');
  });

  it('with a false size is stopped at that size', () => {
    expect(() => unpack(claiming(bomb, 1000))).toThrow('unpacks-too-large');
  });

  it('of one dense entry is refused below the total limit', () => {
    expect(() => unpack(zipSync({ 'a.xml': new Uint8Array(10 * 2 ** 20) }))).toThrow('unpacks-too-large');
  });
});

it.each([
  ['cut off', (zip: Uint8Array) => zip.subarray(0, zip.length - 30)],
  ['without a directory', (zip: Uint8Array) => zip.subarray(0, 40)],
  ['that holds less than it says', (zip: Uint8Array) => claiming(zip, 500)],
  [
    'with another compression',
    (zip: Uint8Array) => {
      const changed = zip.slice();
      view(changed).setUint16(signatureAt(changed, DIRECTORY_ENTRY) + 10, 93, true);
      return changed;
    },
  ],
])('refuses a zip %s', (_what, broken) => {
  const zip = zipSync({ 'a.xml': strToU8('some text that is long enough to be compressed, compressed') });
  expect(() => unpack(broken(zip))).toThrow('damaged');
});

it('reports an entry with a password', () => {
  const zip = zipSync({ 'a.xml': strToU8('x') });
  view(zip).setUint16(signatureAt(zip, DIRECTORY_ENTRY) + 8, 1, true);
  expect(() => unpack(zip)).toThrow('protected');
});
