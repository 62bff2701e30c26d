type Counts = Map<string, number>;

function add(counts: Counts, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

const ofProcess: Counts = new Map();

/** Returns the amounts that calls hold at present, by the name of the limit. */
export const takenByLimit = (): ReadonlyMap<string, number> => ofProcess;

/** Counts the amounts that each owner holds under a limit. */
export function createTaken(limit: string) {
  const ofOwner: Counts = new Map();
  return {
    of: (owner: string): number => ofOwner.get(owner) ?? 0,
    add(owner: string, by: number): void {
      add(ofOwner, owner, by);
      add(ofProcess, limit, by);
    },
  };
}
