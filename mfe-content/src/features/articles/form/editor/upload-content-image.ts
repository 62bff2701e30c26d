import { notify } from '@backoffice/ui';
import { messages } from '../../../../messages';
import { articlesApi } from '../../articles.api';
import { imageProblem } from '../cover/image-problem';

/** Stores an image of the article's text. @returns its path, or null when it was told what failed */
export async function uploadContentImage(file: File): Promise<string | null> {
  try {
    const problem = imageProblem(file);
    if (problem) throw new Error(messages.text(problem));
    return await articlesApi.uploadImage(file);
  } catch (error) {
    console.error(error);
    const body = error instanceof Error ? error.message : undefined;
    notify.error({ title: messages.text('articles.upload.failed'), body });
    return null;
  }
}
