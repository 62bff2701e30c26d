// Comments of these folders begin with a noun phrase or a verb. A further folder takes one line.
export const foldersOfPlainComments = [
  '*.{mjs,cjs}',
  'e2e/**',
  'host/**',
  'mfe-*/**',
  'server/**',
  'shared/**',
];

const headless =
  /^(Of|What|Who|Whoever|Whatever|Whose|That|Those that|Which|So (many|much|long|often|few))\b/i;

/** Refuses comments that open with a relative clause or a genitive, such as "What is shown" or "Of the release". */
export const commentOpenings = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      let lastLine = -1;
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        const { line, column } = loc.start;
        const isAlone = lines[line - 1].slice(0, column).trim() === '';
        const continues = type === 'Line' && isAlone && line === lastLine + 1;
        lastLine = type === 'Line' && isAlone ? line : -1;
        const [opening] = headless.exec(value.replace(/^[*\s]+/, '')) ?? [];
        if (opening && !continues) {
          context.report({
            loc,
            message: `Begin with a noun phrase or a verb: not “${opening}”, but “Limits…”, “The number of…”.`,
          });
        }
      }
    },
  }),
};
