import type { PercentCrop } from 'react-image-crop';
import { drawCrop } from './draw-crop';

const AVATAR_EDGE_PX = 400;

/** The cut-out as a file of its own: PNG, so that what is transparent stays so. */
export async function croppedImage(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_EDGE_PX;
  canvas.height = AVATAR_EDGE_PX;
  drawCrop(image, crop, canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no image of the cut-out.');
  return blob;
}
