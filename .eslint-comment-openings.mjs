// Comments of these folders begin with a noun phrase or a verb. A further folder takes one line.
export const foldersOfPlainComments = [
  '*.{mjs,cjs}',
  'e2e/**',
  'host/gateway/**',
  'host/src/{boot,frame,kernel,navigation,remotes,session}/**',
  'host/src/pages/*.ts',
  'host/src/pages/!(remotes)/**',
  'mfe-*/**',
  'server/embedded-database/**',
  'server/src/app/**',
  'server/src/areas/**',
  'server/src/platform/**',
  'server/src/samples/**',
  'server/src/testing/**',
  'shared/api-client/**',
  'shared/avatar-crop/**',
  'shared/browser-store/**',
  'shared/build-config/**',
  'shared/charts/**',
  'shared/contract/**',
  'shared/data/**',
  'shared/i18n/**',
  'shared/list-screen/**',
  'shared/open-sessions/**',
  'shared/print-frame/**',
  'shared/rich-text/**',
  'shared/row-import/**',
  'shared/safe-html/**',
  'shared/session/**',
  'shared/spreadsheet/**',
  'shared/testing/**',
  'shared/ui/**',
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
