import { type FileRejection, useDropzone } from 'react-dropzone';
import { UPLOAD_MAX_BYTES } from '@backoffice/contract';
import { ArrowUploadIcon, DismissIcon, IconButton, mergeClasses, notify, uiMessages } from '@backoffice/ui';
import { useRef, useState } from 'react';
import { messages as demoMessages } from '../messages';
import { DemoCard, DemoPage } from '../demo-page';
import { acceptedImages, uploadImage } from '../upload-image';
import { useDropzoneStyles } from '../features/dropzone/dropzone.styles';

/** An image in the list: being sent, stored, or failed. */
interface DroppedImage {
  id: number;
  name: string;
  /** The object URL of its thumbnail. */
  preview: string;
  state: { kind: 'sending'; part: number } | { kind: 'stored' } | { kind: 'failed'; reason: string };
}

/** The dropped images: each is uploaded by itself, also in a background tab, and can be removed. */
function useDroppedImages() {
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
      notify.success({ title: demoMessages.text('dropzone.success') });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('An image was not stored.', error);
      const reason = error instanceof Error ? error.message : String(error);
      change(id, { kind: 'failed', reason });
      notify.error({ title: demoMessages.text('dropzone.failed', { name: file.name }), body: reason });
    }
  };
  const remove = (id: number) => {
    const entry = running.current.get(id);
    if (!entry) return;
    entry.controller.abort();
    URL.revokeObjectURL(entry.preview);
    running.current.delete(id);
    setImages((all) => all.filter((image) => image.id !== id));
    notify.success({ title: demoMessages.text('dropzone.deleted') });
  };
  return { images, send: (files: readonly File[]) => files.forEach((file) => void send(file)), remove };
}

interface DroppedImagesProps {
  images: readonly DroppedImage[];
  onRemove: (id: number) => void;
}

/** The list of images with thumbnails of 200 by 200 pixels. */
function DroppedImages({ images, onRemove }: DroppedImagesProps) {
  const styles = useDropzoneStyles();
  const text = demoMessages.useText();
  return (
    <ul aria-label={text('dropzone.files')} className={styles.images}>
      {images.map(({ id, name, preview, state }) => (
        <li className={styles.image} key={id}>
          <img alt={name} className={styles.thumbnail} height={200} src={preview} width={200} />
          {state.kind === 'sending' && (
            <progress
              aria-label={text('dropzone.sending', { name })}
              className={styles.progress}
              value={state.part}
            />
          )}
          {state.kind === 'failed' && <p className={styles.failed}>{text('dropzone.failed', { name })}</p>}
          <span className={styles.name}>{name}</span>
          <IconButton
            className={styles.remove}
            icon={<DismissIcon />}
            label={text('dropzone.remove', { name })}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the messages for rejected files; one for all that exceed the number. */
export function rejectionTexts(
  rejections: readonly FileRejection[],
  text: typeof demoMessages.text,
): readonly string[] {
  const sentences = rejections.map(({ file: { name }, errors }) => {
    const codes = errors.map(({ code }) => code);
    if (codes.includes('file-invalid-type')) return text('dropzone.noImage', { name });
    if (codes.includes('file-too-large')) return text('dropzone.tooLarge', { name });
    return text('dropzone.tooMany');
  });
  return [...new Set(sentences)];
}

const MOST_IMAGES = 3;

/** Demonstrates a drop zone for up to three images, by drag, keyboard or click. */
export function Page() {
  const styles = useDropzoneStyles();
  const text = demoMessages.useText();
  const { images, send, remove } = useDroppedImages();
  const room = MOST_IMAGES - images.length;

  const refuse = (rejections: FileRejection[]) => {
    for (const title of rejectionTexts(rejections, text)) notify.warning({ title });
  };
  const onDrop = (files: File[], rejections: FileRejection[]) => {
    if (rejections.length > 0) refuse(rejections);
    // Accepts files up to the limit and warns about the rest.
    if (files.length > room) notify.warning({ title: text('dropzone.tooMany'), body: text('dropzone.room') });
    send(files.slice(0, Math.max(0, room)));
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: acceptedImages,
    maxSize: UPLOAD_MAX_BYTES,
    onDrop,
  });
  return (
    <DemoPage intro={text('dropzone.intro')}>
      <div
        {...getRootProps({
          role: 'button',
          'aria-label': text('dropzone.zone'),
          className: mergeClasses(styles.zone, isDragActive && styles.over),
        })}
      >
        <ArrowUploadIcon />
        {text(isDragActive ? 'dropzone.over' : 'dropzone.zone')}
      </div>
      <input {...getInputProps({ 'aria-label': text('dropzone.zone') })} />
      <DemoCard title={text('dropzone.files')}>
        {images.length > 0 ? (
          <DroppedImages images={images} onRemove={remove} />
        ) : (
          <p className={styles.none}>{text('dropzone.none')}</p>
        )}
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
