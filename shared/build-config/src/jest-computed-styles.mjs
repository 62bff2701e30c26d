import { createRequire } from 'node:module';

// Runs before jsdom is loaded. A query by role reads the styles of each element many times; each time jsdom matches every rule of
// the browser's default style sheet and computes twelve colours. Queries need only whether and how an element is displayed.

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = fromEnvironment.resolve('jsdom').replace(/api\.js$/, 'jsdom');

const COMMENTS_AND_NAMESPACE = /\/\*.*?\*\/|@namespace[^;]*;/gs;

/** Reduces the sheet to one rule for each `display` value. The last match counts, so that hidden elements stay hidden. */
function onlyDisplay(sheet) {
  const rules = sheet.replace(COMMENTS_AND_NAMESPACE, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const selectors = {};
  for (const [, selector, declarations] of rules) {
    const [, display] = /\bdisplay\s*:\s*([\w-]+)/.exec(declarations) ?? [];
    if (display) (selectors[display] ??= []).push(selector.trim());
  }
  const { none, ...others } = selectors;
  return Object.entries({ ...others, none })
    .map(([display, all]) => `${all.join(', ')} { display: ${display} }`)
    .join('\n');
}

const sheet = fromEnvironment.resolve(`${jsdom}/browser/default-stylesheet.js`);
const wholeSheet = fromEnvironment(sheet);
fromEnvironment.cache[sheet].exports = onlyDisplay(wholeSheet);

const { propertiesWithResolvedValueImplemented: resolved } = fromEnvironment(
  `${jsdom}/living/helpers/style-rules.js`,
);
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];
