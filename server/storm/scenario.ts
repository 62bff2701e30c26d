import type { Report } from './report';

/** The command line: `pnpm storm [scenario…] [--option value]`. */
export interface Options {
  /** 0 in `failover`: each fault's own number. */
  rounds: number;
  /** Rows in the tables that the scenario is about. */
  rows: number;
  /** For `random`: the seed of its story, and its length in minutes or in steps. */
  seed: number;
  minutes: number;
  steps: number | undefined;
  /** For `random`: only prints the steps. */
  tell: boolean;
  /** For `failover`: only this fault. */
  fault: string | undefined;
}

export interface Scenario {
  /** Unless the command line says otherwise. */
  rounds?: number;
  rows?: number;
  /** Needs networks and process numbers of its own: Linux and root. */
  isUnshared?: boolean;
  play(report: Report, options: Options): Promise<void>;
}
