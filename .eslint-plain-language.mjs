// Folders with rules for comments and names. A further folder takes one line.
export const foldersOfPlainLanguage = [
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

const vague = /^(told|said|asked|places?|nobody|whoever)$/i;

/** Fields of the API and of metrics, properties of CSS, and an export of the host. */
const heldByOthers = /^(askedAt|askedBy|places?|placeItems|placeContent|placeBeside|decimalPlaces)$/;

/** Refuses names with a word that says too little, such as `toldHost`. */
export const plainNames = {
  create: (context) => ({
    Identifier(node) {
      if (heldByOthers.test(node.name)) return;
      const word = node.name.split(/_|(?<=[a-z\d])(?=[A-Z])/).find((part) => vague.test(part));
      if (word) {
        context.report({
          node,
          message: `Use a word that others search for: not “${word}”, but “sent”, “requested”, “position”…`,
        });
      }
    },
  }),
};
