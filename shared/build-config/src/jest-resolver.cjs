const { join } = require('node:path');

const lazyIndexes = {
  '@fluentui/react-components': () =>
    require.resolve('@fluentui/react-components').replace('/lib-commonjs/index.cjs', '/lib/index.js'),
  '@fluentui/react-icons': () => join(__dirname, 'jest-fluent-icons.cjs'),
};

/**
 * Jest's resolver, except for the two indexes of Fluent: loading all components and 9,000 icons costs each browser test file two
 * seconds. Their replacements load each export on first use.
 */
module.exports = (path, options) => lazyIndexes[path]?.() ?? options.defaultResolver(path, options);
