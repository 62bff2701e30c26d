import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import {
  AddIcon,
  Button,
  Dialog,
  IconButton,
  makeStyles,
  MessageBar,
  MessageBarBody,
  notify,
  SubtractCircleIcon,
  tokens,
} from '@backoffice/ui';
import { flexColumn } from '@backoffice/ui/layout-rules';
import { defineMessages } from '@backoffice/i18n';
import { croppedImage, drawCrop, shareOf, squareOf } from './crop-image';

export const avatarCropMessages = defineMessages('avatar-crop', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

// Loaded as a file, because the page's content security policy forbids style elements.
const sheet = new URL('react-image-crop/dist/ReactCrop.css', import.meta.url).href;

interface CropStageProps {
  address: string;
  image: HTMLImageElement | null;
  crop: PercentCrop | undefined;
  onLoad: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
  onChange: (crop: PercentCrop) => void;
}

const STEP = 0.1;

const useCropStyles = makeStyles({
  crop: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  stage: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  image: { display: 'block', maxWidth: '100%', maxHeight: '360px' },
  sizes: { display: 'flex', columnGap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  previews: { ...flexColumn, alignItems: 'center', rowGap: tokens.spacingVerticalS },
  previewTitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  canvas: { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusCircular },
});

/** The image with its crop, changed by mouse, touch, arrow keys or two buttons. */
function CropStage({ address, image, crop, onLoad, onUnreadable, onChange }: CropStageProps) {
  const styles = useCropStyles();
  const text = avatarCropMessages.useText();
  const grow = (by: number) => {
    if (image && crop) onChange(squareOf(image, shareOf(image, crop) + by, crop));
  };
  return (
    <div className={styles.stage}>
      <link href={sheet} precedence="editor" rel="stylesheet" />
      <ReactCrop
        ariaLabels={{
          // Labels of the side handles, which are not drawn: a square is resized at its corners only.
          ...ReactCrop.defaultProps.ariaLabels,
          cropArea: text('crop.area'),
          nwDragHandle: text('crop.handle.nw'),
          neDragHandle: text('crop.handle.ne'),
          seDragHandle: text('crop.handle.se'),
          swDragHandle: text('crop.handle.sw'),
        }}
        aspect={1}
        crop={crop}
        keepSelection
        onChange={(_pixels, percent) => onChange(percent)}
      >
        <img
          alt={text('crop.image')}
          className={styles.image}
          onError={onUnreadable}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          src={address}
        />
      </ReactCrop>
      <div className={styles.sizes}>
        <IconButton icon={<SubtractCircleIcon />} label={text('crop.smaller')} onClick={() => grow(-STEP)} />
        <IconButton icon={<AddIcon />} label={text('crop.larger')} onClick={() => grow(STEP)} />
      </div>
    </div>
  );
}

interface CropPreviewProps {
  image: HTMLImageElement;
  crop: PercentCrop;
  size: number;
}

/** A preview of the crop in one size. */
function CropPreview({ image, crop, size }: CropPreviewProps) {
  const styles = useCropStyles();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(image, crop, canvas.current);
  }, [image, crop]);
  return <canvas aria-hidden="true" className={styles.canvas} height={size} ref={canvas} width={size} />;
}

/** Returns an object URL of a file, revoked when the component unmounts; null at first. */
function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export interface CropDialogProps {
  file: File;
  onClose: () => void;
  /** Sends the square picture. If it rejects, the error's message is shown and the dialog stays open. */
  onSend: (picture: Blob) => Promise<void>;
}

const FIRST_SHARE = 0.8;
const previewSizes = [120, 60];

/** Crops an image to a square with a preview and sends it. A failed upload keeps the crop. */
export function CropDialog({ file, onClose, onSend }: CropDialogProps) {
  const styles = useCropStyles();
  const text = avatarCropMessages.useText();
  const address = useFileAddress(file);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (!image || !crop || busy) return;
    setBusy(true);
    try {
      await onSend(await croppedImage(image, crop));
      notify.success({ title: text('crop.done') });
      onClose();
    } catch (error) {
      console.warn('The picture was not stored.', error);
      notify.error({ title: text('crop.failed'), body: error instanceof Error ? error.message : undefined });
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {text('crop.cancel')}
      </Button>
      <Button appearance="primary" disabledFocusable={busy || !crop} onClick={() => void send()}>
        {text('crop.send')}
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} busy={busy} onDismiss={onClose} title={text('crop.title')}>
      {isUnreadable ? (
        <MessageBar intent="error">
          <MessageBarBody>{text('crop.unreadable')}</MessageBarBody>
        </MessageBar>
      ) : (
        <div className={styles.crop}>
          {address && (
            <CropStage
              address={address}
              crop={crop}
              image={image}
              onChange={setCrop}
              onLoad={(loaded) => {
                setImage(loaded);
                setCrop(squareOf(loaded, FIRST_SHARE));
              }}
              onUnreadable={() => setIsUnreadable(true)}
            />
          )}
          {image && crop && (
            <div className={styles.previews}>
              <h3 className={styles.previewTitle}>{text('crop.preview')}</h3>
              {previewSizes.map((size) => (
                <CropPreview crop={crop} image={image} key={size} size={size} />
              ))}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
