/** The trusted types policy; undefined in browsers without trusted types. */
const policy = globalThis.trustedTypes?.createPolicy('quill', { createHTML: (html) => html });

/**
 * Marks HTML of Quill's own modules as trusted; `trusted-quill.mjs` inserts the calls.
 *
 * @param {string} html
 */
export const quillMarkup = (html) => (policy ? policy.createHTML(html) : html);
