import { type Kind, kinds } from './story';

/** The columns of a row that the storm writes and checks. Each write has a different mark. */
export interface Values {
  mark: string;
  status: string;
}

/** A row according to its acknowledged writes. */
export interface Row extends Values {
  kind: Kind;
  /** Unique among all rows, and never changed. */
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
  /** The row after the write; null for a delete. */
  after: Values | null;
  /** `unknown`: without an answer, or with one that leaves open whether the write was stored. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  /** The reason of a refusal. */
  reason: string;
  /** The rows in the answers. A create may have several. */
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
  /** Null if there is nothing to return to. */
  after: Pointer | null;
}

/** The knowledge of a seed's clients. */
export interface Model {
  /** The prefix of each row's name. */
  prefix: string;
  rows: Row[];
  /** The two users with all rights. */
  administrators: [Row, Row];
  remotes: [Remote, Remote];
  /** Private keys by the name of their row. */
  privateKeys: Map<string, string>;
}

/** Everything that the clients did in one step. */
export interface Operations {
  writes: Write[];
  publications: Publication[];
  moves: Move[];
  wrongSignIns: Pick<Write, 'outcome'>[];
  /** Answers that must never occur. */
  problems: string[];
}

export const noOperations = (): Operations => ({
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
