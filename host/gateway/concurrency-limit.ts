/** Limits the number of simultaneous users of each thing. */
export class ConcurrencyLimit {
  private readonly taken = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** @returns a function that releases the slot, once; null when all slots are taken */
  enter(name: string): (() => void) | null {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= this.max) return null;
    this.taken.set(name, taken + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = this.taken.get(name)! - 1;
      if (left > 0) this.taken.set(name, left);
      else this.taken.delete(name);
    };
  }
}
