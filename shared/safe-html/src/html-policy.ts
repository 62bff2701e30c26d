import type { Config, WindowLike } from 'dompurify';

/** The sanitiser requires these functions, but does not call them: no allowed element loads or contains a script. */
function refuse(): never {
  throw new TypeError('HTML from users brings no script.');
}

/** The page only accepts HTML created by such a policy: docs/decisions/0043. The sanitiser applies it to cleaned HTML. */
const policy = (window as WindowLike).trustedTypes?.createPolicy('safe-html', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

/** Options for each call of the sanitiser, which would otherwise create a policy with its own name. */
export const byPolicy: Config = policy ? { TRUSTED_TYPES_POLICY: policy } : {};
