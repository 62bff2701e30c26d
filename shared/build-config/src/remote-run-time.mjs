/* global __webpack_require__ -- this file becomes part of each remote's entry */

// The part of the federation's run time that a remote needs whose host gives it everything: what the container is called for, and what a
// chunk takes from the host. The federation's own run time weighs four times as much in each entry, and 26 kB in the host:
// docs/decisions/0086-remotes-without-a-run-time.md

/** The host's module, whatever a remote may have put beside it; or the release's own copy, where the host has not the same one. */
async function load({ shareKey, requiredVersion, fallback }) {
  const versions = __webpack_require__.S.default[shareKey] ?? {};
  const given = requiredVersion.startsWith('^')
    ? Object.values(versions).find(({ from }) => from === 'host')
    : versions[requiredVersion];
  return given ? given.get() : fallback();
}

const bundlerRuntime = {
  init: () => ({}),
  initContainerEntry({ shareScope }) {
    __webpack_require__.S.default = shareScope;
  },
  I: () => {},
  consumes({ chunkId, promises, installedModules }) {
    const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      installedModules[id] ??= load(moduleIdToConsumeDataMapping[id]).then(
        (factory) => {
          __webpack_require__.m[id] = (module) => {
            module.exports = factory();
          };
        },
        (error) => {
          // Asked for anew the next time.
          delete installedModules[id];
          throw error;
        },
      );
      promises.push(installedModules[id]);
    }
  },
};

export default { runtime: {}, bundlerRuntime };
