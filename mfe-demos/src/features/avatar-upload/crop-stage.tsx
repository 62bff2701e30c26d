import { AddIcon, IconButton, SubtractCircleIcon } from '@backoffice/ui';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { messages } from '../../messages';
import { useAvatarUploadStyles } from './avatar-upload.styles';
import { shareOf, squareOf } from './crop-image';

// A file of its own, because the policy of the page allows no style elements.
const sheet = new URL('react-image-crop/dist/ReactCrop.css', import.meta.url).href;

export interface CropStageProps {
  address: string;
  image: HTMLImageElement | null;
  crop: PercentCrop | undefined;
  onLoad: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
  onChange: (crop: PercentCrop) => void;
}

const STEP = 0.1;

/** The image with its cut-out, changed by mouse, touch, arrow keys, or clicks on two buttons. */
export function CropStage({ address, image, crop, onLoad, onUnreadable, onChange }: CropStageProps) {
  const styles = useAvatarUploadStyles();
  const text = messages.useText();
  const handle = text('avatarUpload.crop.handle');
  const grow = (by: number) => {
    if (image && crop) onChange(squareOf(image, shareOf(image, crop) + by, crop));
  };
  return (
    <div className={styles.stage}>
      <link href={sheet} precedence="editor" rel="stylesheet" />
      <ReactCrop
        ariaLabels={{
          cropArea: text('avatarUpload.crop.area'),
          nwDragHandle: handle,
          nDragHandle: handle,
          neDragHandle: handle,
          eDragHandle: handle,
          seDragHandle: handle,
          sDragHandle: handle,
          swDragHandle: handle,
          wDragHandle: handle,
        }}
        aspect={1}
        crop={crop}
        keepSelection
        onChange={(_pixels, percent) => onChange(percent)}
      >
        <img
          alt={text('avatarUpload.crop.image')}
          className={styles.image}
          onError={onUnreadable}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          src={address}
        />
      </ReactCrop>
      <div className={styles.sizes}>
        <IconButton
          icon={<SubtractCircleIcon />}
          label={text('avatarUpload.crop.smaller')}
          onClick={() => grow(-STEP)}
        />
        <IconButton icon={<AddIcon />} label={text('avatarUpload.crop.larger')} onClick={() => grow(STEP)} />
      </div>
    </div>
  );
}
