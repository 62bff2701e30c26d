import { UPLOAD_MAX_BYTES } from '@backoffice/contract';
import { ArrowUploadIcon, mergeClasses, notify } from '@backoffice/ui';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { acceptedImages } from '../../upload/accepted-images';
import { DroppedImages } from './dropped-images';
import { useDropzoneStyles } from './dropzone.styles';
import { toldRejections } from './told-rejections';
import { useDroppedImages } from './use-dropped-images';

const MOST_IMAGES = 3;

/** A place for up to three images, by drag, by keyboard, by a click. */
export function DropzonePage() {
  const styles = useDropzoneStyles();
  const text = messages.useText();
  const { images, send, remove } = useDroppedImages();
  const room = MOST_IMAGES - images.length;

  const refuse = (rejections: FileRejection[]) => {
    for (const title of toldRejections(rejections, text)) notify.warning({ title });
  };
  const onDrop = (files: File[], rejections: FileRejection[]) => {
    if (rejections.length > 0) refuse(rejections);
    // Those that find room are taken; of the rest it is told.
    if (files.length > room) notify.warning({ title: text('dropzone.tooMany') });
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
