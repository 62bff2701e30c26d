/** Maximum length of a pattern. */
const LENGTH_MAX = 200;
/** Maximum number of repetitions, such as `+` and `{2,6}`. */
const REPETITIONS_MAX = 3;
/** Maximum number of choices, such as `?` and `|`. */
const CHOICES_MAX = 6;

/** A part of a pattern: an escape, a class, the beginning of a group, a quantifier, or any other character. */
const PART = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?[:<=!]?[=!]?|[?*+]\??|\{\d+(,\d*)?\}\??|[^]/gu;

const isQuantifier = (part: string) => /^(?:[?*+]|\{\d)/.test(part);
const isFixed = (part: string) => /^\{\d+\}/.test(part);
const isChoice = (part: string) => part === '|' || part.startsWith('?');

/**
 * Returns true for a regular expression whose test of a short text ends soon: few repetitions and choices, none of them within
 * something repeated, no references and no lookaround. The time of a test grows with the third power of the text’s length at most.
 */
export function isBoundedPattern(pattern: string): boolean {
  if (pattern === '' || pattern.length > LENGTH_MAX) return false;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return false;
  }
  const parts = pattern.match(PART) ?? [];
  let [repetitions, choices] = [0, 0];
  /** For each open group, whether it contains a repetition or a choice. */
  const open: boolean[] = [];
  const note = () => open.forEach((_, at) => (open[at] = true));
  let isVaryingGroup = false;
  for (const part of parts) {
    const wasVaryingGroup = isVaryingGroup;
    isVaryingGroup = false;
    if (/^\\[1-9k]/.test(part)) return false;
    if (part.startsWith('(')) {
      if (part !== '(' && part !== '(?:') return false;
      open.push(false);
    } else if (part === ')') isVaryingGroup = open.pop() ?? false;
    else if (isChoice(part)) {
      choices += 1;
      note();
    } else if (isQuantifier(part)) {
      if (wasVaryingGroup) return false;
      if (!isFixed(part)) {
        repetitions += 1;
        note();
      }
    }
  }
  return repetitions <= REPETITIONS_MAX && choices <= CHOICES_MAX;
}
