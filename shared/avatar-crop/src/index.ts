// Not exported: the stage and its previews, which make sense in the dialog alone.
export { CropDialog, type CropDialogProps } from './crop-dialog';
export { messages as avatarCropMessages } from './messages';
