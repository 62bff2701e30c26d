import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import trustedQuill from '@backoffice/kit/trusted-quill';
import { root } from '../workspace';

const reactQuill = realpathSync(`${root}/shared/rich-text/node_modules/react-quill`);
const quill = dirname(createRequire(join(reactQuill, 'package.json')).resolve('quill'));

const SETS_HTML =
  /(innerHTML|outerHTML|srcdoc) \+?= |insertAdjacentHTML\(|document\.write\(|parseFromString\(/;

it('leaves no text that Quill, as it is installed, would set as HTML', () => {
  const modules = readdirSync(quill, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(quill\.js$|(core|blots|formats|modules|themes|ui)\/.*\.js$)/.test(file),
  );
  const setting = modules.flatMap((file) =>
    trustedQuill(readFileSync(join(quill, file), 'utf8'))
      .split('\n')
      .filter((line) => SETS_HTML.test(line)),
  );
  expect(setting.length).toBeGreaterThan(10);
  expect(setting.filter((line) => !line.includes('quillMarkup('))).toEqual([]);
});
