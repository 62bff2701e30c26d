import { readFileSync, realpathSync } from 'node:fs';
import { kitFolder } from '../kit-folder.mjs';
import { federatedModules } from './federated-modules.mjs';
import { exportsOf, groupImports, importsOf } from './imports-of.mjs';

const federated = new Set(federatedModules.map(({ request }) => request));

/** Returns the text of the file that a request of an own package resolves to. */
function doorOf(request) {
  const [scope, name, ...path] = request.split('/');
  const folder = realpathSync(`${kitFolder}/node_modules/${scope}/${name}`);
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return readFileSync(`${folder}/${exports[path.length ? `./${path.join('/')}` : '.']}`, 'utf8');
}

/**
 * Returns the names that the host's sources provide to remotes, by request text. Libraries provided as a whole are left
 * out: their version determines their exports.
 *
 * @returns {Record<string, string[]>}
 */
export function hostExports() {
  const texts = ['host-modules', 'facades', 'form-step', 'react-i18next'].map((file) =>
    readFileSync(`${kitFolder}/../../host/src/remotes/${file}.ts`, 'utf8'),
  );
  const given = texts.flatMap((text) => importsOf(text)).filter(({ request }) => federated.has(request));
  const whole = new Set(given.filter(({ name }) => name === 'default').map(({ request }) => request));
  const listed = given
    .filter(({ request }) => !whole.has(request))
    .flatMap(({ request, name }) =>
      name === '*'
        ? exportsOf(doorOf(request)).map((each) => ({ request, name: each }))
        : [{ request, name }],
    );
  return groupImports(listed);
}
