import type { Config, WindowLike } from 'dompurify';

/** The sanitiser asks for these, and never calls them: no element that is kept loads or holds a script. */
function refuse(): never {
  throw new TypeError('HTML from users brings no script.');
}

/** The page takes HTML only where such a policy has made it: docs/decisions/0043. The sanitiser makes it of what it has cleaned. */
const policy = (window as WindowLike).trustedTypes?.createPolicy('safe-html', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

/** For each call of the sanitiser, which otherwise asks for a policy of its own name. */
export const byPolicy: Config = policy ? { TRUSTED_TYPES_POLICY: policy } : {};
