// Replaces rtl-css-js, which mirrors styles for right-to-left scripts in the browser. The product's four languages run from left to
// right, and the library costs two kilobytes before the first list.

/** @param {object} style */
export const convert = (style) => style;

/**
 * @param {string} key
 * @param {string | number} value
 */
export const convertProperty = (key, value) => ({ key, value });
