/* global __webpack_require__ -- this file becomes part of each remote's entry */

// A retry loads the entry with a new query. Its chunks use the same query; otherwise the browser would reuse the answer that
// failed, or wait for it.
const { search } = new URL(document.currentScript.src);
if (search) {
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunkId) => fileOf(chunkId) + search;
}

export default () => ({ name: 'fresh-chunks' });
