import type { CropDialogProps } from '@backoffice/avatar-crop';

/** Replaces the dialog, which needs the pixels of a real browser. */
export function CropDialog({ file, onSend, onClose }: CropDialogProps) {
  return (
    <button onClick={() => void onSend(new Blob(['cut'])).then(onClose)} type="button">
      {`Cut ${file.name}`}
    </button>
  );
}

export const avatarCropMessages = { load: () => Promise.resolve() };
