import type { PercentCrop } from 'react-image-crop';

/** Draws the crop of an image into a square canvas, in the image's own pixels instead of those on screen. */
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
 * Returns the crop as a small image file that keeps transparency. Browsers that cannot write WebP give a PNG; the server detects
 * the format by the content.
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

/** The size of an image in any unit. */
interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/**
 * Returns a square crop in percent of the image.
 *
 * @param share the crop's share of the shorter side, from 0.1 to 1
 * @param around the crop whose centre is kept as far as the image allows; by default the image's centre
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

/** Returns the share of the image's shorter side that a crop takes. */
export function shareOf({ width, height }: Size, crop: PercentCrop): number {
  return (crop.width * width) / (100 * Math.min(width, height));
}
