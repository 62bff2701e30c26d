import { fileURLToPath } from 'node:url';

const MARKUP = JSON.stringify(fileURLToPath(new URL('./quill-markup.mjs', import.meta.url)));

/**
 * A webpack loader. Quill sets its own icons and templates as HTML and parses what is pasted in a document of its own, in which
 * nothing runs; the page takes neither as text: docs/decisions/0043.
 *
 * @param {string} source of a module of Quill
 */
export default function trustedQuill(source) {
  const trusted = source
    .replace(/\.innerHTML = (?!=)([^;\n]+);/g, '.innerHTML = quillMarkup($1);')
    .replace(/\.parseFromString\((\w+), 'text\/html'\)/g, ".parseFromString(quillMarkup($1), 'text/html')");
  return trusted === source ? source : `import { quillMarkup } from ${MARKUP};\n${trusted}`;
}
