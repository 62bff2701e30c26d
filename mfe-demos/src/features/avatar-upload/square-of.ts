import type { PercentCrop } from 'react-image-crop';

const SMALLEST_SHARE = 0.1;

/** Sizes of an image, in whatever unit. */
export interface Size {
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
