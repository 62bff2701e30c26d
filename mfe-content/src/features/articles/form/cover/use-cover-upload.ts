import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../../messages';
import { articlesApi } from '../../articles.api';
import { imageProblem } from './image-problem';

export type CoverUpload =
  | { kind: 'none' }
  | { kind: 'sending'; name: string; part: number }
  | { kind: 'done'; name: string }
  | { kind: 'failed'; name: string; reason: string };

/** Sends one image at a time; another one takes its place. */
export function useCoverUpload(onStored: (path: string) => void) {
  const [state, setState] = useState<CoverUpload>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    running.current?.abort();
    const { name } = file;
    const problem = imageProblem(file);
    if (problem) {
      setState({ kind: 'failed', name, reason: messages.text(problem) });
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
      setState({ kind: 'failed', name, reason: error instanceof Error ? error.message : String(error) });
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
