type Counts = Map<string, number>;

function add(counts: Counts, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

const ofProcess: Counts = new Map();

/** What callers have taken and not given back, by the name of its limit. */
export const takenByLimit = (): ReadonlyMap<string, number> => ofProcess;

/** Counts what each owner has taken under a limit. */
export function createTaken(limit: string) {
  const ofOwner: Counts = new Map();
  const addTo = (owner: string, by: 1 | -1) => {
    add(ofOwner, owner, by);
    add(ofProcess, limit, by);
  };
  return {
    of: (owner: string): number => ofOwner.get(owner) ?? 0,
    take: (owner: string): void => addTo(owner, 1),
    giveBack: (owner: string): void => addTo(owner, -1),
  };
}
