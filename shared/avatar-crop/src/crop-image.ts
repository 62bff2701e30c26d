import type { PercentCrop } from 'react-image-crop';

/** Draws the cut-out of an image into a square canvas, in the image's own pixels and not those it is shown in. */
export function drawCrop(image: HTMLImageElement, crop: PercentCrop, canvas: HTMLCanvasElement): void {
  const { naturalWidth: width, naturalHeight: height } = image;
  const [x, y] = [(crop.x * width) / 100, (crop.y * height) / 100];
  const [wide, high] = [(crop.width * width) / 100, (crop.height * height) / 100];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, x, y, wide, high, 0, 0, canvas.width, canvas.height);
}

const EDGE_PX = 400;
const QUALITY = 0.9;

/**
 * The cut-out as a file of its own: small, and what is transparent stays so. Browsers that write no WebP give a PNG, and the server
 * looks at the content.
 */
export async function croppedImage(image: HTMLImageElement, crop: PercentCrop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = EDGE_PX;
  drawCrop(image, crop, canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('The browser made no image of the cut-out.');
  return blob;
}

const SMALLEST_SHARE = 0.1;

/** Sizes of an image, in whatever unit. */
interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/**
 * A square cut-out of an image, in percent of it.
 *
 * @param share of the shorter side, from 0.1 to 1
 * @param around whose middle is kept where the image has room; the image's own when left out
 */
export function squareOf({ width, height }: Size, share: number, around?: PercentCrop): PercentCrop {
  const side = Math.min(width, height) * Math.min(1, Math.max(SMALLEST_SHARE, share));
  const [wide, high] = [(100 * side) / width, (100 * side) / height];
  const middle = around
    ? { x: around.x + around.width / 2, y: around.y + around.height / 2 }
    : { x: 50, y: 50 };
  return {
    unit: '%',
    x: within(middle.x - wide / 2, 100 - wide),
    y: within(middle.y - high / 2, 100 - high),
    width: wide,
    height: high,
  };
}

/** How much of the shorter side a cut-out takes. */
export function shareOf({ width, height }: Size, crop: PercentCrop): number {
  return (crop.width * width) / (100 * Math.min(width, height));
}
