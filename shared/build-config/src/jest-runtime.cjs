const { Script, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// Compiles each module once per worker, since all test files load the same few hundred libraries and sources. A script holds code
// and no state: each test file runs it in a context of its own.

/** Compiled scripts by path, with their text, as sources change while Jest watches them. */
const compiled = new Map();
/** Transformed texts of installed packages by path; these do not change during a run. */
const installed = new Map();

const isInstalled = (path) => path.includes('/node_modules/') || path.includes('\\node_modules\\');

function compile(text, path, parameters) {
  const known = compiled.get(path);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${text}\n})`, { filename: path, columnOffset: -head.length });
  compiled.set(path, { text, script });
  return script;
}

module.exports = class SharedCodeRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, transformCache } = this;
    // With Node.js's VM modules, `import()` depends on the context, so scripts cannot be shared.
    if (SyntheticModule) return;

    const compileAnew = executor.compile;
    executor.compile = function (text, path) {
      const context = this.environment.getVmContext();
      if (!context) return null;
      try {
        return compile(text, path, this.injectedModuleParameters).runInContext(context);
      } catch {
        // Compiled by Jest again, whose message names the position of the error.
        return compileAnew.call(this, text, path);
      }
    };

    const transform = transformCache.transform;
    transformCache.transform = function (path, options) {
      if (!isInstalled(path)) return transform.call(this, path, options);
      let text = installed.get(path);
      if (text === undefined) {
        text = transform.call(this, path, options);
        installed.set(path, text);
      }
      return text;
    };
  }
};
