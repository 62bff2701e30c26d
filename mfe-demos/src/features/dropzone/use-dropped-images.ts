import { notify } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { messages } from '../../messages';
import { uploadImage } from '../../upload-image';

/** An image in the list: on its way, stored, or refused. */
export interface DroppedImage {
  id: number;
  name: string;
  /** For its thumbnail, in this document only. */
  preview: string;
  state: { kind: 'sending'; part: number } | { kind: 'stored' } | { kind: 'failed'; reason: string };
}

/** The images that were dropped: each goes to the server by itself, also while another tab is shown, and can be taken away. */
export function useDroppedImages() {
  const [images, setImages] = useState<readonly DroppedImage[]>([]);
  const running = useRef(new Map<number, { controller: AbortController; preview: string }>());
  const last = useRef(0);

  const change = (id: number, state: DroppedImage['state']) =>
    setImages((all) => all.map((image) => (image.id === id ? { ...image, state } : image)));

  const send = async (file: File) => {
    const id = (last.current += 1);
    const preview = URL.createObjectURL(file);
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, { controller, preview });
    setImages((all) => [...all, { id, name: file.name, preview, state: { kind: 'sending', part: 0 } }]);
    try {
      const onProgress = (part: number) => change(id, { kind: 'sending', part });
      await uploadImage(file, file.name, { signal, onProgress });
      if (signal.aborted) return;
      change(id, { kind: 'stored' });
      notify.success({ title: messages.text('dropzone.success') });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('An image was not stored.', error);
      const reason = error instanceof Error ? error.message : String(error);
      change(id, { kind: 'failed', reason });
      notify.error({ title: messages.text('dropzone.failed', { name: file.name }), body: reason });
    }
  };
  const remove = (id: number) => {
    const entry = running.current.get(id);
    if (!entry) return;
    entry.controller.abort();
    URL.revokeObjectURL(entry.preview);
    running.current.delete(id);
    setImages((all) => all.filter((image) => image.id !== id));
    notify.success({ title: messages.text('dropzone.deleted') });
  };
  return { images, send: (files: readonly File[]) => files.forEach((file) => void send(file)), remove };
}
