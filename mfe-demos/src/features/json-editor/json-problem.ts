/** The expected next token: a value, a name, or a token that continues or closes the open bracket. */
export type Expected =
  | 'value'
  | 'value-or-end'
  | 'name'
  | 'name-or-end'
  | 'colon'
  | 'comma-or-brace'
  | 'comma-or-bracket'
  | 'end'
  | 'text';

/** The position from which a text is not JSON, and the expected token there. */
export interface JsonProblem {
  at: number;
  expected: Expected;
}

const BLANKS = /[ \t\n\r]*/y;
const TOKEN =
  // eslint-disable-next-line no-control-regex -- JSON allows no control characters in its texts
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Finds the first error of a JSON text; null for valid JSON. `JSON.parse` seldom reports position and reason. */
export function jsonProblem(text: string): JsonProblem | null {
  /** The tokens that may follow a value in each open bracket. */
  const open: Expected[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(BLANKS, text, at).length;
    if (at === text.length) return expected === 'end' ? null : { at, expected };
    const token = matchAt(TOKEN, text, at);
    const next = step(expected, token, open);
    if (!next) return { at, expected: text[at] === '"' && token === '' ? 'text' : expected };
    expected = next;
    at += token.length;
  }
}

/**
 * Reads one token, which may open or close a bracket.
 *
 * @returns the expected next token, or null when the token does not fit
 */
function step(expected: Expected, token: string, open: Expected[]): Expected | null {
  const isText = token.startsWith('"');
  const close = () => {
    open.pop();
    return open.at(-1) ?? 'end';
  };
  switch (expected) {
    case 'value':
    case 'value-or-end':
      if (token === '{') {
        open.push('comma-or-brace');
        return 'name-or-end';
      }
      if (token === '[') {
        open.push('comma-or-bracket');
        return 'value-or-end';
      }
      if (token === ']' && expected === 'value-or-end') return close();
      return isText || /^[\w-]/.test(token) ? (open.at(-1) ?? 'end') : null;
    case 'name':
    case 'name-or-end':
      if (token === '}' && expected === 'name-or-end') return close();
      return isText ? 'colon' : null;
    case 'colon':
      return token === ':' ? 'value' : null;
    case 'comma-or-brace':
      if (token === ',') return 'name';
      return token === '}' ? close() : null;
    case 'comma-or-bracket':
      if (token === ',') return 'value';
      return token === ']' ? close() : null;
    default:
      return null;
  }
}
