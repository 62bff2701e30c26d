import { UPLOAD_MAX_BYTES } from '@backoffice/contract';

const kinds = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** For the `accept` of a file field. */
export const acceptedImages = kinds.join(',');

/** Why a file need not even be sent; the server looks closer. */
export function imageProblem({ type, size }: File): 'articles.upload.kind' | 'articles.upload.size' | null {
  if (!kinds.includes(type)) return 'articles.upload.kind';
  return size > UPLOAD_MAX_BYTES ? 'articles.upload.size' : null;
}
