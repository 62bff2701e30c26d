import * as fluent from '@fluentui/react-icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const UNSIZED = /^<svg [^>]*width="1em"/;

/**
 * Returns Fluent's scalable icons by name. Icons of a fixed size, such as `Add20Regular`, have the same drawing.
 *
 * @returns {{ name: string, drawing: string[] | string }[]} the paths, drawn in the text's colour; for an icon with colours of its
 *   own the whole image
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
