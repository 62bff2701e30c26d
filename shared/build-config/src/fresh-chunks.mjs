/* global __webpack_require__ -- this file becomes part of each remote's entry */

// A retry loads the entry under a fresh query. Its chunks take the same query: otherwise the browser would hand out,
// or wait for, the very answer that failed.
const { search } = new URL(document.currentScript.src);
if (search) {
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunkId) => fileOf(chunkId) + search;
}

export default () => ({ name: 'fresh-chunks' });
