type Version = readonly [major: number, minor: number, patch: number];

/** Parts that are left out are 0. */
function read(text: string): Version | null {
  const found = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\+.*)?$/.exec(text);
  return found && [Number(found[1]), Number(found[2] ?? 0), Number(found[3] ?? 0)];
}

function compare(a: Version, b: Version): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** Up to here a version counts as the same: the first part that is not 0 for `^`, the minor for `~`. */
function ceiling([major, minor, patch]: Version, sign: string): Version {
  if (sign === '~') return [major, minor + 1, 0];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function fits(version: Version, comparator: string): boolean {
  if (comparator === '*') return true;
  const [, sign = '', text = ''] = /^(\^|~|>=|<=|>|<|=)?(.*)$/.exec(comparator)!;
  const bound = read(text);
  if (!bound) return false;
  const named = text.split('.').length;
  const order = compare(version, bound);
  switch (sign) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '^':
    case '~':
      return order >= 0 && compare(version, ceiling(bound, sign)) < 0;
    default:
      // `18` and `18.2` are all that begins so.
      return named === 3
        ? order === 0
        : version.slice(0, named).every((part, place) => part === bound[place]);
  }
}

/**
 * Whether a version lies in a range: `1.2.3`, `^1.2.3`, `~1.2.3`, `>=1.2.3 <2.0.0`, `*`, several of them by `||`. Whatever can't be
 * read fits nothing, as does a pre-release but its own exact text.
 */
export function inRange(version: string, range: string): boolean {
  if (version === range) return true;
  const known = read(version);
  if (!known) return false;
  return range.split('||').some((part) => {
    const comparators = part.trim().split(/\s+/).filter(Boolean);
    return comparators.length > 0 && comparators.every((comparator) => fits(known, comparator));
  });
}
