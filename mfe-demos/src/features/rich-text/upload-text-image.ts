import { UPLOAD_MAX_BYTES, uploadedPath } from '@backoffice/contract';
import { notify } from '@backoffice/ui';
import { messages } from '../../messages';
import { acceptedImages, uploadImage } from '../../upload-image';

function problemOf({ type, size }: File): 'richText.kind' | 'richText.size' | null {
  if (!Object.hasOwn(acceptedImages, type)) return 'richText.kind';
  return size > UPLOAD_MAX_BYTES ? 'richText.size' : null;
}

/** Stores an image of the text. @returns its path, or null when it was told what failed */
export async function uploadTextImage(file: File): Promise<string | null> {
  try {
    const problem = problemOf(file);
    if (problem) throw new Error(messages.text(problem));
    return uploadedPath(await uploadImage(file, file.name));
  } catch (error) {
    console.warn('An image of the text was not stored.', error);
    const body = error instanceof Error ? error.message : undefined;
    notify.error({ title: messages.text('richText.failed'), body });
    return null;
  }
}
