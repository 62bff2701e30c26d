const { Script, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// What each test file's registry loads anew is the same some hundred libraries and sources: read, wrapped and compiled once by a worker.
// A script holds code and no state: each file runs it in a context of its own.

/** By path: the text that was compiled, as sources change while Jest watches them. */
const compiled = new Map();
/** By path; what is installed changes under no run. */
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
    // With Node's modules in contexts, `import()` needs to know which context asks.
    if (SyntheticModule) return;

    const compileAnew = executor.compile;
    executor.compile = function (text, path) {
      const context = this.environment.getVmContext();
      if (!context) return null;
      try {
        return compile(text, path, this.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest's own message says where.
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
