import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fluentDrawings } from './fluent-drawings.mjs';

/** The icons in a file. Smaller files would add hashes to the list that every page of this remote loads first. */
const GROUP_SIZE = 384;

/**
 * Adds `virtual:fluent-icons` to the build: the names of all of Fluent's icons, and their drawings in files loaded on demand.
 */
export const fluentIconsPlugin = {
  apply(compiler) {
    const { version } = JSON.parse(
      readFileSync(fileURLToPath(import.meta.resolve('@fluentui/react-icons/package.json')), 'utf8'),
    );
    const { VirtualUrlPlugin } = compiler.webpack.experiments.schemes;
    const groups = groupsOf(fluentDrawings());
    const modules = [['fluent-icons', indexOf(groups)], ...groups.map(drawingsOf)];
    new VirtualUrlPlugin(
      Object.fromEntries(
        modules.map(([name, text]) => [
          name,
          { type: '.js', version: `${version} ${GROUP_SIZE}`, source: () => text },
        ]),
      ),
    ).apply(compiler);
  },
};

function groupsOf(icons) {
  return Array.from({ length: Math.ceil(icons.length / GROUP_SIZE) }, (_, at) =>
    icons.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
  );
}

function indexOf(groups) {
  const names = groups.map((icons) => icons.map(({ name }) => name));
  const loads = groups.map((_, at) => `() => import('virtual:fluent-icons/${at}')`);
  return `export const groups = ${JSON.stringify(names)};\nexport const loadDrawings = [${loads.join()}];`;
}

function drawingsOf(icons, at) {
  const drawings = icons.map(({ drawing }) => drawing);
  return [`fluent-icons/${at}`, `export const drawings = ${JSON.stringify(drawings)};`];
}
