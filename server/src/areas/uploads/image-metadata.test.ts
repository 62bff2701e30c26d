import { crc32 } from 'node:zlib';
import { withoutMetadata } from '@backoffice/contract/image-metadata';
import { photos, plainPictures } from './photos.fixture';

type Kind = keyof typeof plainPictures;
const kinds = Object.keys(plainPictures) as Kind[];

function cleaned(picture: Buffer): Buffer {
  const parts = withoutMetadata(picture);
  if (!parts) throw new Error('It was refused.');
  return Buffer.concat(parts);
}
const loop = Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1');

test.each(kinds)('a plain %s is stored unchanged', (kind) => {
  expect(cleaned(plainPictures[kind]).equals(plainPictures[kind])).toBe(true);
});

test.each(['jpeg', 'png', 'webp'] as const)('an upright %s is stored unchanged', (kind) => {
  expect(cleaned(photos(1)[kind]).equals(plainPictures[kind])).toBe(true);
});

test('a GIF keeps its loop count', () => {
  const { gif } = plainPictures;
  const expected = Buffer.concat([gif.subarray(0, 19), loop, gif.subarray(19)]);
  expect(cleaned(photos(1).gif).equals(expected)).toBe(true);
});

describe.each(['II', 'MM'] as const)('in the byte order %s', (order) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('orientation %i is kept, other camera data is removed', (orientation) => {
    const exif = Buffer.from(
      `MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`,
    );
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const picture = cleaned(photos(orientation, order)[kind]);
      expect(picture.includes(exif)).toBe(true);
      expect(picture.includes('GPS')).toBe(false);
      expect(picture.length).toBeLessThan(plainPictures[kind].length + 50);
      expect(cleaned(picture).equals(picture)).toBe(true);
    }
    const png = cleaned(photos(orientation, order).png);
    const chunk = png.subarray(png.indexOf('eXIf'), png.indexOf('eXIf') + 30);
    expect(png.readUInt32BE(png.indexOf('eXIf') + 30)).toBe(crc32(chunk));
  });
});

test('damaged Exif data is removed', () => {
  const { jpeg } = photos(6);
  for (let at = 30; at < 80; at += 1) {
    const damaged = Buffer.from(jpeg);
    damaged[at] = 0xff;
    expect(withoutMetadata(damaged) === null || cleaned(damaged).includes('GPS')).toBe(false);
  }
});

test.each(kinds)('a truncated %s is refused or stays readable', (kind) => {
  const photo = photos(6)[kind];
  for (let length = 0; length < photo.length; length += 1) {
    const parts = withoutMetadata(photo.subarray(0, length));
    if (parts) expect(Buffer.concat(parts).includes('GPS')).toBe(false);
  }
  expect(photo.equals(photos(6)[kind])).toBe(true);
  expect(withoutMetadata(photo.subarray(0, 60))).toBeNull();
});

test('a file that is not an image is refused', () => {
  for (const text of ['', 'GIF', '<svg/>', 'RIFF0000WAVE', 'GIF89a0123456?'])
    expect(withoutMetadata(Buffer.from(text))).toBeNull();
});
