// Parses images by their containers. Visible parts are copied unchanged; nothing is encoded again.

type Bytes = Uint8Array<ArrayBuffer>;
type Parts = Bytes[];

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const ORIENTATION = 0x0112;

/**
 * Returns Exif data with the orientation only, from that of a camera; empty for an upright image.
 * https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf
 */
function orientationOf(exif: Uint8Array): Parts {
  if (exif.length < 8) return [];
  const data = view(exif);
  const isLittle = exif[0] === 0x49;
  const entries = data.getUint32(4, isLittle) + 2;
  const count = entries > exif.length ? 0 : data.getUint16(entries - 2, isLittle);
  const end = Math.min(exif.length - 11, entries + 12 * count);
  for (let at = entries; at < end; at += 12) {
    const value = data.getUint16(at + 8, isLittle);
    const isTurned = value >= 2 && value <= 8;
    if (data.getUint16(at, isLittle) === ORIENTATION && isTurned)
      return [
        bytesOf(`MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(value)}\0\0\0\0\0\0`),
      ];
  }
  return [];
}

// https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1. APP14 is Adobe's and affects how colours are read.
const jpeg = {
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
};

function shownOfSegment(marker: number, segment: Bytes): Parts {
  const label = textOf(segment.subarray(4, 16));
  if (marker === jpeg.app1 && label.startsWith('Exif\0\0'))
    return orientationOf(segment.subarray(10)).flatMap((exif) => [bytesOf('\xff\xe1\0\x22Exif\0\0'), exif]);
  if (marker === jpeg.app0) return label.startsWith('JFIF\0') ? [segment] : [];
  if (marker === jpeg.app2) return label === 'ICC_PROFILE\0' ? [segment] : [];
  const isOther = marker !== jpeg.comment && (marker < jpeg.app0 || marker > jpeg.app15);
  return isOther || marker === jpeg.app14 ? [segment] : [];
}

/** Returns the position of the next marker after the compressed data of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isPacked = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPacked) return at;
  }
  return bytes.length;
}

function shownOfJpeg(bytes: Bytes): Parts | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const [mark, marker = 0] = bytes.subarray(at, at + 2);
    if (mark !== 0xff) return null;
    // Data after the end is not part of the image, but often another image.
    if (marker === jpeg.end) return [...parts, bytes.subarray(at, at + 2)];
    const from = at;
    // Fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else {
      if (at + 4 > bytes.length) return null;
      at += 2 + view(bytes).getUint16(at + 2);
      if (at < from + 4 || at > bytes.length) return null;
      if (marker === jpeg.scan) at = endOfScan(bytes, at);
      parts.push(...shownOfSegment(marker, bytes.subarray(from, at)));
    }
  }
  return parts;
}

// https://www.w3.org/TR/png-3/#4Concepts.FormatChunks. Critical chunks begin with a capital letter.
const shownChunks =
  /^([A-Z]|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)/;
/** Checksums of `eXIf` for each orientation, from 2 on. */
const exifSums = [0x22286f7a, 0x845f64ce, 0x41f85a40, 0xe78f51f4, 0xd6674b69, 0x701040dd, 0x86583034];

function shownOfPng(bytes: Bytes): Parts | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const chunk = bytes.subarray(at, at + 12 + view(bytes).getUint32(at));
    at += 12 + view(bytes).getUint32(at);
    if (at > bytes.length) return null;
    const type = textOf(chunk.subarray(4, 8));
    if (shownChunks.test(type)) parts.push(chunk);
    if (type === 'IEND') return parts;
    for (const exif of type === 'eXIf' ? orientationOf(chunk.subarray(8, -4)) : []) {
      const sum = new Uint8Array(4);
      view(sum).setUint32(0, exifSums[exif[19]! - 2]!);
      parts.push(bytesOf('\0\0\0\x1aeXIf'), exif, sum);
    }
  }
  return null;
}

/** Returns the position after data blocks, of which the last is empty. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at]) at += bytes[at]! + 1;
  return at + 1;
}

const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
const gif = { image: 0x2c, extension: 0x21, end: 0x3b, comment: 0xfe, application: 0xff };

function shownOfGif(bytes: Bytes): Parts | null {
  let at = 13 + tableBytes(bytes[10]);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const from = at;
    const [kind, label] = bytes.subarray(at, at + 2);
    if (kind === gif.end) return [...parts, bytes.subarray(at, at + 1)];
    if (kind === gif.image) at = endOfBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
    else if (kind === gif.extension) at = endOfBlocks(bytes, at + 2);
    else return null;
    const application = textOf(bytes.subarray(from + 3, from + 14));
    const isOther =
      label !== gif.application || /^(NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/.test(application);
    if (kind === gif.image || (label !== gif.comment && isOther)) parts.push(bytes.subarray(from, at));
  }
  return at === bytes.length ? parts : null;
}

// https://developers.google.com/speed/webp/docs/riff_container
const EXIF_AND_XMP = 0b1100;

function shownOfWebp(bytes: Bytes): Parts | null {
  const head = Uint8Array.from(bytes.subarray(0, 12));
  const parts: Parts = [];
  const end = Math.min(bytes.length, 8 + view(bytes).getUint32(4, true));
  for (let at = 12; at + 8 <= end;) {
    const size = view(bytes).getUint32(at + 4, true);
    const chunk = Uint8Array.from(bytes.subarray(at, at + 8 + size + (size % 2)));
    if (chunk.length < 8 + size) return null;
    at += chunk.length;
    const type = textOf(chunk.subarray(0, 4));
    if (type === 'VP8X') chunk[8]! &= ~EXIF_AND_XMP;
    if (/^(VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(type)) parts.push(chunk);
    for (const exif of type === 'EXIF' ? orientationOf(chunk.subarray(8)) : []) {
      parts.push(bytesOf('EXIF\x1a\0\0\0'), exif);
      parts[0]![8]! |= 0b1000;
    }
  }
  view(head).setUint32(4, 4 + parts.reduce((sum, { length }) => sum + length, 0), true);
  return [head, ...parts];
}

/**
 * Removes data that cameras and editors add to an image, such as location and time: Exif except the orientation, XMP, IPTC,
 * comments, previews, and everything after the image. The colour profile is kept.
 * @returns the remaining parts; null if the bytes are not a complete JPEG, PNG, GIF or WebP
 */
export function withoutMetadata(picture: Uint8Array): Parts | null {
  const bytes = picture as Bytes;
  const start = textOf(bytes.subarray(0, 12));
  if (start.startsWith('\xff\xd8')) return shownOfJpeg(bytes);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return shownOfPng(bytes);
  if (/^GIF8[79]a/.test(start)) return shownOfGif(bytes);
  return /^RIFF[^]{4}WEBP$/.test(start) ? shownOfWebp(bytes) : null;
}
