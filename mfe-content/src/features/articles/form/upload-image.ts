import { UPLOAD_MAX_BYTES } from '@backoffice/contract';
import { notify } from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages';
import { articlesApi } from '../articles.api';

const mediaTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** The `accept` attribute of a file field. */
export const acceptedImages = mediaTypes.join(',');

/** Returns the reason not to upload a file; null when there is none. The server checks more thoroughly. */
function imageProblem({ type, size }: File): 'articles.upload.kind' | 'articles.upload.size' | null {
  if (!mediaTypes.includes(type)) return 'articles.upload.kind';
  return size > UPLOAD_MAX_BYTES ? 'articles.upload.size' : null;
}

/**
 * Uploads an image in the article's text.
 *
 * @returns its path; null when it failed and the user has been notified
 */
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

export type CoverUpload =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; part: number }
  | { kind: 'done'; name: string }
  | { kind: 'failed'; name: string; reason: () => string };

/** Uploads one image at a time; a second one cancels the first. */
export function useCoverUpload(onStored: (path: string) => void) {
  const [state, setState] = useState<CoverUpload>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    running.current?.abort();
    const { name } = file;
    const problem = imageProblem(file);
    if (problem) {
      setState({ kind: 'failed', name, reason: () => messages.text(problem) });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'sending', name, part: 0 });
    try {
      const onProgress = (part: number) => setState({ kind: 'sending', name, part });
      const path = await articlesApi.uploadImage(file, { signal, onProgress });
      if (signal.aborted) return;
      onStored(path);
      setState({ kind: 'done', name });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState({
        kind: 'failed',
        name,
        reason: () => (error instanceof Error ? error.message : String(error)),
      });
    }
  };
  return {
    state,
    upload,
    stop() {
      running.current?.abort();
      setState({ kind: 'none' });
    },
  };
}
