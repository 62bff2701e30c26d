import * as fluent from '@fluentui/react-icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const UNSIZED = /^<svg [^>]*width="1em"/;

/**
 * Fluent's icons that scale, by name. Those of a fixed size, `Add20Regular` for one, draw the same again.
 *
 * @returns {{ name: string, drawing: string[] | string }[]} the paths, which take the text's colour; of one that has colours of its own
 *   the whole image
 */
export function fluentDrawings() {
  return Object.keys(fluent)
    .filter((name) => /(Regular|Filled|Color|Light)$/.test(name))
    .sort()
    .map((name) => ({ name, markup: renderToStaticMarkup(createElement(fluent[name])) }))
    .filter(({ markup }) => UNSIZED.test(markup))
    .map(({ name, markup }) => ({ name, drawing: drawingOf(name, markup) }));
}

function drawingOf(name, markup) {
  if (name.endsWith('Color')) return markup.replace(/<svg [^>]*>/, '');
  const paths = [...markup.matchAll(/<path d="([^"]+)" fill="currentColor"><\/path>/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`The drawing of ${name} is made of something else than paths.`);
  return paths;
}
