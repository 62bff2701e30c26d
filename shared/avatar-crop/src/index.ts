// Not exported: the stage and previews, which are parts of the dialog.
export { avatarCropMessages, CropDialog, type CropDialogProps } from './crop-dialog';
