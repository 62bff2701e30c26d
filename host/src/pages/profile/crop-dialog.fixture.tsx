import type { CropDialogProps } from '@backoffice/avatar-crop';

/** Stands in for the dialog, whose pixels no test without a browser has. */
export function CropDialog({ file, onSend, onClose }: CropDialogProps) {
  return (
    <button onClick={() => void onSend(new Blob(['cut'])).then(onClose)} type="button">
      {`Cut ${file.name}`}
    </button>
  );
}

export const avatarCropMessages = { load: () => Promise.resolve() };
