const { join } = require('node:path');

const lazyIndexes = {
  '@fluentui/react-components': () =>
    require.resolve('@fluentui/react-components').replace('/lib-commonjs/index.cjs', '/lib/index.js'),
  '@fluentui/react-icons': () => join(__dirname, 'jest-fluent-icons.cjs'),
};

/**
 * Jest's own, but for the two indexes of Fluent: all of their components and 9,000 icons at once cost each test file of the browser two
 * seconds. Those that stand in for them load each when it is asked for.
 */
module.exports = (path, options) => lazyIndexes[path]?.() ?? options.defaultResolver(path, options);
