/** In browsers that have them. */
const policy = globalThis.trustedTypes?.createPolicy('quill', { createHTML: (html) => html });

/**
 * For Quill's own modules alone, where `trusted-quill.mjs` writes the calls.
 *
 * @param {string} html
 */
export const quillMarkup = (html) => (policy ? policy.createHTML(html) : html);
