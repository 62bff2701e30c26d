const REMOVED = '[removed]';

const SECRET_NAMES =
  '[\\w-]*token|code|state|[\\w-]*password|[\\w-]*secret|private[_-]?key|api[_-]?key|authorization';

/** A PEM key. One that is cut off extends to the end of the text. */
const PEM = /-----BEGIN [A-Z0-9 ]+-----[\s\S]*?(?:-----END [A-Z0-9 ]+-----|$)/g;
const CREDENTIALS = /\b(bearer|basic)(\s+|%20|\+)[\w.~+/=%-]{4,}/gi;
const COOKIES = /\b((?:set-)?cookie["']?\s*:\s*)[^\r\n]+/gi;
/** `name=value` in an address, a cookie or a text, also percent-encoded inside another address. */
const PARAMETER = new RegExp(
  `\\b(${SECRET_NAMES})(\\s*=\\s*|%(?:25)*3D)(?:"[^"]*"|'[^']*'|(?:(?!%(?:25)*26)[^&\\s"'#;,<>)])+)`,
  'gi',
);
/** `"name": "value"` in JSON, also inside the text of another JSON value, where quotes are escaped. */
const FIELD = new RegExp(
  `(\\\\*["'](?:${SECRET_NAMES})\\\\*["']\\s*:\\s*)(\\\\*["'])(?:(?!\\2)(?:\\\\[\\s\\S]|[\\s\\S]))*`,
  'gi',
);
const LONG_HEX = /(?<![\w-])[0-9a-f]{32,}(?![\w-])/gi;
const LONG_WORD = /[A-Za-z0-9_-]{32,}={0,2}/g;
const LONG_BASE64 = /[A-Za-z0-9+/]{40,}={0,2}/g;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Names consist of words. Random strings mix both cases and digits, or consist of digits. */
function looksRandom(word: string): boolean {
  const digits = count(word, /\d/g);
  const isMixed = digits >= 2 && count(word, /[A-Z]/g) >= 3 && count(word, /[a-z]/g) >= 3;
  return isMixed || (digits >= word.length / 6 && !word.includes('-') && !word.includes('/'));
}

const removeRandom = (word: string) => (looksRandom(word) ? REMOVED : word);

/**
 * Removes everything from a text that must never be stored or shown: keys, tokens, passwords, cookies, and long strings that look
 * like one. Errs on the side of removing too much. Request ids (UUIDs) are kept.
 */
export function redact(text: string): string {
  return text
    .replace(PEM, REMOVED)
    .replace(COOKIES, `$1${REMOVED}`)
    .replace(CREDENTIALS, `$1 ${REMOVED}`)
    .replace(FIELD, `$1$2${REMOVED}`)
    .replace(PARAMETER, `$1$2${REMOVED}`)
    .replace(LONG_HEX, REMOVED)
    .replace(LONG_BASE64, removeRandom)
    .replace(LONG_WORD, removeRandom);
}
