import type { MerchantStatus, SortById } from '@backoffice/contract';

/** Ids are counted in blocks of this many; the SQL that counts them divides by it. */
export const BLOCK = 1024;

/** How many rows of each status a block has, or by how many that changed. */
export type BlockCount = readonly [block: number, active: number, inactive: number];

/** Where a page's rows are: after `skip` matches of the ids from `from` to below `to`, seen in the order of the sort. */
export interface Place {
  from: number;
  to: number;
  skip: number;
}

/**
 * How the matches of one filter are spread over the ids: exact for one snapshot of the database. It gives every total, and
 * the place of every page without counting through the rows before it. Never changed in place: a request that is under
 * way keeps the one it began with.
 */
export class Distribution {
  private constructor(
    readonly snapshot: string,
    private readonly active: readonly number[],
    private readonly inactive: readonly number[],
    private readonly totals: Record<MerchantStatus, number>,
  ) {}

  static of(snapshot: string, counts: readonly BlockCount[]): Distribution {
    return new Distribution(snapshot, [], [], { active: 0, inactive: 0 }).with(snapshot, counts);
  }

  /** The same filter at a later snapshot. */
  with(snapshot: string, changes: readonly BlockCount[]): Distribution {
    if (changes.length === 0) return new Distribution(snapshot, this.active, this.inactive, this.totals);
    const blocks = changes.reduce((most, [block]) => Math.max(most, block + 1), this.active.length);
    const active = Array.from({ length: blocks }, (_, block) => this.active[block] ?? 0);
    const inactive = Array.from({ length: blocks }, (_, block) => this.inactive[block] ?? 0);
    const totals = { ...this.totals };
    for (const [block, activeHere, inactiveHere] of changes) {
      active[block] = (active[block] ?? 0) + activeHere;
      inactive[block] = (inactive[block] ?? 0) + inactiveHere;
      totals.active += activeHere;
      totals.inactive += inactiveHere;
    }
    return new Distribution(snapshot, active, inactive, totals);
  }

  total(status: MerchantStatus | undefined): number {
    return status ? this.totals[status] : this.totals.active + this.totals.inactive;
  }

  /** An empty place where the page lies past the end. */
  place(status: MerchantStatus | undefined, sort: SortById, offset: number, limit: number): Place {
    const last = this.active.length - 1;
    let start: { block: number; skip: number } | undefined;
    let end = 0;
    let before = 0;
    for (let step = 0; step <= last && before < offset + limit; step += 1) {
      const block = sort === '+id' ? step : last - step;
      const here = this.countIn(block, status);
      if (here === 0) continue;
      if (!start && before + here > offset) start = { block, skip: offset - before };
      before += here;
      end = block;
    }
    if (!start) return { from: 0, to: 0, skip: 0 };
    const [first, final] = sort === '+id' ? [start.block, end] : [end, start.block];
    return { from: first * BLOCK, to: (final + 1) * BLOCK, skip: start.skip };
  }

  private countIn(block: number, status: MerchantStatus | undefined): number {
    const active = this.active[block] ?? 0;
    const inactive = this.inactive[block] ?? 0;
    return status === 'active' ? active : status === 'inactive' ? inactive : active + inactive;
  }
}
