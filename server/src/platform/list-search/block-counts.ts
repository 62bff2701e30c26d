import type { MerchantStatus } from '@backoffice/contract';
import { type Page, rangeOfPage } from '../database/page-range';

/** The number of ids in a block; the SQL that counts blocks divides by it. */
export const BLOCK = 1024;

/** The number of rows of each status in a block, or its change. */
export type BlockCount = readonly [block: number, active: number, inactive: number];

/** The ids from `from` to below `to`; in the order of the sort, `skip` matches of them come before the page. */
export interface IdRange {
  from: number;
  to: number;
  skip: number;
}

/**
 * The distribution of a filter's matches over the ids: exact for one snapshot of the database. It gives every total, and the
 * range of every page without counting the rows before it. Immutable: a request in progress keeps the counts that it began
 * with.
 */
export class BlockCounts {
  private constructor(
    readonly snapshot: string,
    private readonly active: readonly number[],
    private readonly inactive: readonly number[],
    readonly totals: Readonly<Record<MerchantStatus, number>>,
  ) {}

  static of(snapshot: string, counts: readonly BlockCount[]): BlockCounts {
    return new BlockCounts(snapshot, [], [], { active: 0, inactive: 0 }).with(snapshot, counts);
  }

  /** Returns the counts of the same filter at a later snapshot. */
  with(snapshot: string, changes: readonly BlockCount[]): BlockCounts {
    if (changes.length === 0) return new BlockCounts(snapshot, this.active, this.inactive, this.totals);
    const blocks = changes.reduce((max, [block]) => Math.max(max, block + 1), this.active.length);
    const active = Array.from({ length: blocks }, (_, block) => this.active[block] ?? 0);
    const inactive = Array.from({ length: blocks }, (_, block) => this.inactive[block] ?? 0);
    const totals = { ...this.totals };
    for (const [block, activeHere, inactiveHere] of changes) {
      active[block] = (active[block] ?? 0) + activeHere;
      inactive[block] = (inactive[block] ?? 0) + inactiveHere;
      totals.active += activeHere;
      totals.inactive += inactiveHere;
    }
    return new BlockCounts(snapshot, active, inactive, totals);
  }

  /** The approximate memory in bytes. */
  get bytes(): number {
    return (this.active.length + this.inactive.length) * 8 + this.snapshot.length + 200;
  }

  /** The number of ids in all blocks. */
  get ids(): number {
    return this.active.length * BLOCK;
  }

  total(status: MerchantStatus | undefined): number {
    return status ? this.totals[status] : this.totals.active + this.totals.inactive;
  }

  /** Returns the ids that contain a page; an empty range for a page past the end. */
  rangeOf(page: Page, status: MerchantStatus | undefined): IdRange {
    const range = rangeOfPage(this.active.length, (block) => this.countIn(block, status), page);
    if (!range) return { from: 0, to: 0, skip: 0 };
    return { from: range.first * BLOCK, to: (range.last + 1) * BLOCK, skip: range.skip };
  }

  private countIn(block: number, status: MerchantStatus | undefined): number {
    const active = this.active[block] ?? 0;
    const inactive = this.inactive[block] ?? 0;
    return status === 'active' ? active : status === 'inactive' ? inactive : active + inactive;
  }
}
