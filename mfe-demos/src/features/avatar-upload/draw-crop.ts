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
