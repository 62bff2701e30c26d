import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@backoffice/commands/workspace';
import type { Page } from 'playwright/test';

/** The most bytes of the picture on the sign-in page. */
const MASK_MAX_BYTES = 11_500;

/**
 * Writes the table on the page as an alpha mask, which the sign-in page fills with the product's colour. The number of shades
 * falls until the file is small enough.
 */
export async function writeLoginPicture(page: Page): Promise<void> {
  const table = await page.locator('main table').first().boundingBox();
  if (!table) throw new Error('The page has no table.');
  const clip = { x: table.x, y: table.y, width: 760, height: 640 };
  const png = (await page.screenshot({ clip })).toString('base64');
  const url = await page
    .context()
    .newPage()
    .then((canvas) => canvas.evaluate(drawMask, { png, max: MASK_MAX_BYTES }));
  writeFileSync(join(root, 'host/src/pages/login/list.webp'), Buffer.from(url.split(',')[1]!, 'base64'));
}

/** Runs in the browser: returns a data URL of a WebP whose opacity is the darkness of the picture. */
async function drawMask({ png, max }: { png: string; max: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext('2d')!;
  for (let shades = 8; shades > 1; shades -= 1) {
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    const { data } = pixels;
    for (let at = 0; at < data.length; at += 4) {
      const light = 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
      const dark = Math.min(1, Math.max(0, (250 - light) / 220));
      data.set([0, 0, 0, Math.round((Math.round(dark * (shades - 1)) / (shades - 1)) * 255)], at);
    }
    context.putImageData(pixels, 0, 0);
    const url = canvas.toDataURL('image/webp', 0.2);
    if (atob(url.split(',')[1]!).length <= max) return url;
  }
  throw new Error(`The picture of the list does not fit into ${max} bytes.`);
}
