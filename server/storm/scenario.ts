import type { Report } from './report';

/** The command line: `pnpm storm [scenario…] [--option value]`. */
export interface Options {
  /** Of `failover` 0: as many of each fault as it has itself. */
  rounds: number;
  /** Rows in the tables that the scenario is about. */
  rows: number;
  /** Of `random`: what its story is drawn from, how long it goes on, or in place of a time its first steps. */
  seed: number;
  minutes: number;
  steps: number | undefined;
  /** Of `random`: only print the steps. */
  tell: boolean;
  /** Of `failover`: only this one. */
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
