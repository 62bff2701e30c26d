import axe from 'axe-core';
import { expect, test } from '../fixtures/test';
import { findSmallTargets } from '../fixtures/touch-targets';

const box = (width: number, height = width) =>
  `width: ${width}px; height: ${height}px; padding: 0; border: 0; margin: 0`;
const button = (width: number, height?: number, more = '') =>
  `<button aria-label="x" style="display: block; ${box(width, height)}; ${more}"></button>`;
const control = (role: string) =>
  `<div role="${role}" aria-checked="false" tabindex="0" aria-label="x" style="${box(14)}"></div>`;
const tick = `<input type="checkbox" aria-label="x" style="${box(14)}">`;
const link = `<a href="#" style="display: block; overflow: hidden; ${box(15)}">link</a>`;
const beside = (gap: number, ...controls: string[]) =>
  `<div style="display: flex; margin: 40px; gap: ${gap}px; align-items: center">${controls.join('')}</div>`;
const field = (style: string) => `<input aria-label="x" style="${style}">`;

const pairs: Record<string, { html: string; small: number }> = {
  'small ones that are near': { html: beside(4, button(15), button(15)), small: 2 },
  'small ones with room': { html: beside(12, button(15), button(15)), small: 0 },
  'a small one near a big one': { html: beside(2, button(15), button(40)), small: 1 },
  'a small one with room beside a big one': { html: beside(6, button(15), button(40)), small: 0 },
  'narrow ones': { html: beside(1, button(20, 40), button(20, 40)), small: 2 },
  'ones of the least size': { html: beside(0, button(24), button(24)), small: 0 },
  'a link and a button': { html: beside(4, link, button(15)), small: 2 },
  'boxes to tick': { html: beside(3, tick, tick), small: 2 },
  'controls by their roles': { html: beside(3, control('radio'), control('switch')), small: 2 },
  'a button in the frame of a field': { html: beside(4, field(box(150, 20)), button(20)), small: 0 },
  'a button over a field': {
    html: `<div style="position: relative; margin: 40px">${field(box(200, 32))}${button(20, 20, 'position: absolute; left: 176px; top: 6px')}</div>`,
    small: 1,
  },
};

test('two controls are too small for every pointer where axe finds them so', async ({ page }) => {
  for (const [what, { html, small }] of Object.entries(pairs)) {
    await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    await page.evaluate(axe.source);
    const ofAxe = await page.evaluate(async () => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run('html', { runOnly: ['target-size'] });
      return violations.flatMap(({ nodes }) => nodes).length;
    });
    const ofOurs = await findSmallTargets(page, { least: 24 });
    expect.soft([ofOurs.length, ofAxe], what).toEqual([small, small]);
  }
});
