import { UPLOAD_MAX_BYTES, UPLOAD_MAX_EDGE, UPLOAD_MAX_PIXELS } from '@backoffice/contract';
import { refusal, refusedField } from '../../platform/http/http-error';

export interface ImageDetails {
  contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** The extension of the file's name. */
  ending: 'png' | 'jpg' | 'gif' | 'webp';
  width: number;
  height: number;
}

function startsWith(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
}

// https://www.w3.org/TR/png-3/#5PNG-file-signature
function pngDetails(bytes: Buffer): ImageDetails | null {
  if (bytes.length < 33 || !startsWith(bytes, '\x89PNG\r\n\x1a\n') || !startsWith(bytes, 'IHDR', 12))
    return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { contentType: 'image/png', ending: 'png', width, height };
}

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
function gifDetails(bytes: Buffer): ImageDetails | null {
  if (bytes.length < 14 || !(startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'))) return null;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  return { contentType: 'image/gif', ending: 'gif', width, height };
}

// https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: the size is in the frame header, after other segments.
function jpegDetails(bytes: Buffer): ImageDetails | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const height = bytes.readUInt16BE(at + 5);
      return { contentType: 'image/jpeg', ending: 'jpg', width: bytes.readUInt16BE(at + 7), height };
    }
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

// https://developers.google.com/speed/webp/docs/riff_container
function webpDetails(bytes: Buffer): ImageDetails | null {
  if (bytes.length < 30 || !startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return null;
  const kind = { contentType: 'image/webp', ending: 'webp' } as const;
  if (startsWith(bytes, 'VP8X', 12))
    return { ...kind, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (startsWith(bytes, 'VP8L', 12)) {
    const size = bytes.readUInt32LE(21);
    return { ...kind, width: (size & 0x3fff) + 1, height: ((size >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 'VP8 ', 12))
    return { ...kind, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}

/**
 * Detects the kind and size of an image from its content only. Everything else is refused, above all SVG, which may run
 * scripts.
 *
 * @throws HttpError for a file that is not an image, or an image that is too large
 */
export function acceptImage(bytes: Buffer): ImageDetails {
  if (bytes.length > UPLOAD_MAX_BYTES) throw refusal(413, 'file-too-large');
  const details = pngDetails(bytes) ?? jpegDetails(bytes) ?? gifDetails(bytes) ?? webpDetails(bytes);
  if (!details) throw refusedField(400, 'file', 'image-kind');
  const { width, height } = details;
  if (width === 0 || height === 0) throw refusedField(400, 'file', 'image-empty');
  if (width > UPLOAD_MAX_EDGE || height > UPLOAD_MAX_EDGE || width * height > UPLOAD_MAX_PIXELS)
    throw refusedField(400, 'file', 'image-too-large', { width, height });
  return details;
}
