import { createRequire } from 'node:module';

// Before jsdom is loaded: a query by role asks it for the styles of each element again and again, and it tries every rule of a browser's
// own sheet and works out twelve colours each time. All that queries read is whether and how something is displayed.

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = require.resolve('jsdom').replace(/api\.js$/, 'jsdom');

const COMMENTS_AND_NAMESPACE = /\/\*.*?\*\/|@namespace[^;]*;/gs;

/** One rule for each way to be displayed; of two that match the last counts, and what is hidden stays so. */
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

const sheet = require.resolve(`${jsdom}/browser/default-stylesheet.js`);
const wholeSheet = require(sheet);
require.cache[sheet].exports = onlyDisplay(wholeSheet);

const { propertiesWithResolvedValueImplemented: resolved } = require(
  `${jsdom}/living/helpers/style-rules.js`,
);
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];
