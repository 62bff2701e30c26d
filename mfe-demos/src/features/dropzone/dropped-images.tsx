import { DismissIcon, IconButton } from '@backoffice/ui';
import { messages } from '../../messages';
import type { DroppedImage } from './use-dropped-images';
import { useDropzoneStyles } from './dropzone.styles';

export interface DroppedImagesProps {
  images: readonly DroppedImage[];
  onRemove: (id: number) => void;
}

/** Thumbnails of 200 by 200 pixels. */
export function DroppedImages({ images, onRemove }: DroppedImagesProps) {
  const styles = useDropzoneStyles();
  const text = messages.useText();
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
