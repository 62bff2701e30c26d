import type { SendOptions } from '@backoffice/api-client';
import type { Language } from '@backoffice/i18n';
import type { FormSchema, IssuePhrase } from '@backoffice/ui/form';

/** What a text of a column stands for, and how it is shown. */
export interface Named {
  value: unknown;
  label: string;
}

/** What a cell of a field must say; a `time` is a day with the time of day. */
export type ValueKind = 'text' | 'number' | 'day' | 'time' | 'yes-no';

export interface ImportField<In, Key extends string> {
  name: keyof In & string;
  /** The words of its form. In all languages they are names of its column, and so is `name`. */
  label: Key;
  /** Without a column for it nothing can be imported. */
  required?: boolean;
  /** Of a choice: each value with its words, which in all languages stand for it in a file. */
  choices?: Partial<Record<string, Key>>;
  /** Text, unless it says otherwise. */
  kind?: ValueKind;
  /** Under the choice of its column. */
  hint?: Key;
  /** It is neither shown nor written into the result file. */
  isSecret?: boolean;
  /**
   * The server knows what the texts of its column stand for: asked once, for all of them, each different one once. A text that is
   * missing from the answer stands for nothing, which `phrase` has words for under the code `unknown`.
   */
  lookUp?: (texts: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Named>>;
  /** What its column may say, for the template, where only the server knows. */
  allowed?: () => Promise<readonly string[]>;
}

/** What the template says of each column. */
export interface ImportTemplate<In> {
  meaning: (field: string) => string;
  /** The row that shows how it is filled in; of a choice its value. What is left out is empty. */
  example: Partial<Record<keyof In & string, string | number>>;
}

/** The code of the issue that a text stands for nothing that the server knows. */
export const UNKNOWN = 'unknown';

/** What a row of a file is made into: all that the import dialog needs to know of an area. */
export interface ImportDeclaration<In, Out, Row, Key extends string> {
  fields: readonly ImportField<In, Key>[];
  /** The texts that the keys of the fields stand in; `messages` of the same package knows which keys there are. */
  texts: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  /** What a field is that has no column. */
  defaults: In;
  template: ImportTemplate<In>;
  /** The rules of the create form, and its words for what is wrong. */
  schema: FormSchema<In, Out>;
  phrase: IssuePhrase<In>;
  /** The ordinary create call. Whatever it answers is told here alone, so that it shows nothing itself. */
  create: (values: Out, options: Pick<SendOptions, 'idempotencyKey' | 'onReplayed'>) => Promise<Row>;
  /** What the new row is found by, for the report. */
  numberOf: (row: Row) => string | number;
}

/** A declaration whose own types do not matter any more. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a declaration takes back just what it has made itself
export type AnyDeclaration = ImportDeclaration<any, any, any, string>;
