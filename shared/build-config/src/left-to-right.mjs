// In the place of rtl-css-js, by which styles that are made in the browser get a second form for scripts that run from right to left.
// The four languages run from left to right, and the library is two kilobytes on the way to the first list.

/** @param {object} style */
export const convert = (style) => style;

/**
 * @param {string} key
 * @param {string | number} value
 */
export const convertProperty = (key, value) => ({ key, value });
