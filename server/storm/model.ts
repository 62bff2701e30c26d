import { type Kind, kinds } from './story';

/** The parts of a row that the storm writes and checks; the mark is different at each write. */
export interface Values {
  mark: string;
  status: string;
}

/** A row by its acknowledged writes. */
export interface Row extends Values {
  kind: Kind;
  /** Unique among all rows; never changed. */
  name: string;
  id: number;
  updatedAt: string;
}

/** A write as it was sent. */
export interface Write {
  kind: Kind;
  name: string;
  /** The row as it was read; null for a create. */
  before: Row | null;
  /** The row afterwards; null where the write removes it. */
  after: Values | null;
  /** `unknown`: no answer came, or one that says so: it may be there or not. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  /** Why it was refused. */
  reason: string;
  /** The rows that the answers told of: a create may have several. */
  answers: Pick<Row, 'id' | 'updatedAt'>[];
}

export interface Pointer {
  live: string | null;
  previous: string | null;
  generation: number;
}

interface Remote {
  name: string;
  deployKey: string;
  pointer: Pointer;
  releases: string[];
}

interface Publication extends Pick<Write, 'outcome' | 'reason'> {
  remote: Remote;
  release: string;
}

export interface Move extends Pick<Write, 'outcome' | 'reason'> {
  remote: Remote;
  before: Pointer;
  /** Null where there is nothing to go back to. */
  after: Pointer | null;
}

/** Knowledge of the clients of one seed. */
export interface Model {
  /** Begins the name of each row. */
  prefix: string;
  rows: Row[];
  /** The two who may do everything. */
  administrators: [Row, Row];
  remotes: [Remote, Remote];
  /** Private keys, by the name of their row. */
  privateKeys: Map<string, string>;
}

/** All that the clients did in one step. */
export interface Deeds {
  writes: Write[];
  publications: Publication[];
  moves: Move[];
  wrongSignIns: Pick<Write, 'outcome'>[];
  /** Answers that must never be given. */
  problems: string[];
}

export const noDeeds = (): Deeds => ({
  writes: [],
  publications: [],
  moves: [],
  wrongSignIns: [],
  problems: [],
});

export function rowsOf(model: Model, kind: Kind): Row[] {
  return model.rows.filter((row) => row.kind === kind);
}

export const numbersOf = (model: Model) =>
  Object.fromEntries(kinds.map((kind) => [kind, rowsOf(model, kind).length]));
