import type { Report } from './report';

/** The command line: `pnpm storm [scenario…] [--option value]`. */
export interface Options {
  /** 0 in `failover`: each fault's default. */
  rounds: number;
  /** The number of rows in the scenario's tables. */
  rows: number;
  /** For `random`: the seed, and the length in minutes or in steps. For `router`: the minutes of an absence. */
  seed: number;
  minutes: number | undefined;
  steps: number | undefined;
  /** For `random`: only prints the steps. */
  tell: boolean;
  /** For `failover`: only this fault. */
  fault: string | undefined;
}

export interface Scenario {
  /** The default, if the command line has none. */
  rounds?: number;
  rows?: number;
  /** Needs its own networks and process ids: Linux and root. */
  isUnshared?: boolean;
  play(report: Report, options: Options): Promise<void>;
}
