import type { FileRejection } from 'react-dropzone';
import type { messages } from '../../messages';

/** What to say of files that are not taken; too many are told once, whichever they are. */
export function toldRejections(
  rejections: readonly FileRejection[],
  text: typeof messages.text,
): readonly string[] {
  const sentences = rejections.map(({ file: { name }, errors }) => {
    const codes = errors.map(({ code }) => code);
    if (codes.includes('file-invalid-type')) return text('dropzone.noImage', { name });
    if (codes.includes('file-too-large')) return text('dropzone.tooLarge', { name });
    return text('dropzone.tooMany');
  });
  return [...new Set(sentences)];
}
