import { createRequire } from 'node:module';

// Before jsdom is loaded: a query by role asks it for the styles of each element again and again, and it tries every rule of a browser's
// own sheet and works out twelve colours each time. All that queries read is whether and how something is displayed.

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const jsdom = fromEnvironment.resolve('jsdom').replace(/api\.js$/, 'jsdom');

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

const sheet = fromEnvironment.resolve(`${jsdom}/browser/default-stylesheet.js`);
const wholeSheet = fromEnvironment(sheet);
fromEnvironment.cache[sheet].exports = onlyDisplay(wholeSheet);

const { propertiesWithResolvedValueImplemented: resolved } = fromEnvironment(
  `${jsdom}/living/helpers/style-rules.js`,
);
for (const property of Object.keys(resolved)) if (property.endsWith('color')) delete resolved[property];
