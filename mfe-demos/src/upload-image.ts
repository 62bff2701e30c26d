import { apiAddress, uploadForm, type UploadOptions } from '@backoffice/api-client';
import { apiPaths, type UploadAnswer } from '@backoffice/contract';

/** The image types that the server accepts, with their file extensions. */
export const acceptedImages = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
};

/**
 * Uploads an image.
 *
 * @returns its address on the server
 */
export async function uploadImage(
  image: Blob,
  name: string,
  options: Omit<UploadOptions, 'signedIn'> = {},
): Promise<string> {
  const form = new FormData();
  form.append('file', image, name);
  const address = apiAddress(apiPaths.upload);
  const answer = (await uploadForm(address, form, { ...options, signedIn: true })) as UploadAnswer;
  return apiAddress(answer.files.file);
}
