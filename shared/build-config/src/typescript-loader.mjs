import { transform } from '@swc/core';

/** Takes the types out of a source file, by the compiler that Jest's tests and the minimizer use. */
export default function stripTypes(source) {
  const done = this.async();
  const options = {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  };
  transform(source, options).then(({ code, map }) => done(null, code, map), done);
}
