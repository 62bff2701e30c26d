import { UPLOAD_MAX_BYTES, UPLOAD_MAX_EDGE, UPLOAD_MAX_PIXELS } from '@backoffice/contract';
import { HttpError } from '../../../platform/http/http-error';
import { type ImageFacts, imageFacts } from './image-facts';

function refused(message: string): HttpError {
  return new HttpError(400, message, { errors: [{ path: 'file', message }] });
}

/** @throws HttpError for what is no image, or one that is too large */
export function acceptImage(bytes: Buffer): ImageFacts {
  if (bytes.length > UPLOAD_MAX_BYTES) throw new HttpError(413, 'The file is too large: at most 2 MB.');
  const facts = imageFacts(bytes);
  if (!facts) throw refused('The file is no PNG, JPEG, GIF or WebP image.');
  const { width, height } = facts;
  if (width === 0 || height === 0) throw refused('The image has no size.');
  if (width > UPLOAD_MAX_EDGE || height > UPLOAD_MAX_EDGE || width * height > UPLOAD_MAX_PIXELS)
    throw refused(`The image is too large: ${width} × ${height} pixels.`);
  return facts;
}
