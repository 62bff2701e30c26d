import { kitFile } from '../kit-folder.mjs';

const MARKUP = JSON.stringify(kitFile('bundlers/quill-markup.mjs'));

/**
 * A webpack loader that marks Quill's HTML as trusted, since the page refuses plain text as HTML: docs/decisions/0043. Quill sets
 * its own icons and templates as HTML, and parses pasted HTML in a separate document that runs no scripts.
 *
 * @param {string} source the text of a module of Quill
 */
export default function trustedQuill(source) {
  const trusted = source
    .replace(/\.innerHTML = (?!=)([^;\n]+);/g, '.innerHTML = quillMarkup($1);')
    .replace(/\.parseFromString\((\w+), 'text\/html'\)/g, ".parseFromString(quillMarkup($1), 'text/html')");
  return trusted === source ? source : `import { quillMarkup } from ${MARKUP};\n${trusted}`;
}
