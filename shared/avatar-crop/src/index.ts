// Not exported: the stage and its previews, which make sense in the dialog alone.
export { avatarCropMessages, CropDialog, type CropDialogProps } from './crop-dialog';
