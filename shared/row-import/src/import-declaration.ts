import type { SendOptions } from '@backoffice/api-client';
import type { Language } from '@backoffice/i18n';
import type { FormSchema, IssuePhrase } from '@backoffice/ui/form';

/** The value of a text in a column, and how the value is shown. */
export interface Named {
  value: unknown;
  label: string;
}

/** The kind of a field's cells; a `time` is a day with the time of day. */
export type ValueKind = 'text' | 'number' | 'day' | 'time' | 'yes-no';

export interface ImportField<In, Key extends string> {
  name: keyof In & string;
  /** The key of the form's label. Its text in every language, and `name`, are accepted as column headers. */
  label: Key;
  /** The import needs a column for this field. */
  required?: boolean;
  /** For a choice: the label key of each value. The texts of all languages are accepted in a file. */
  choices?: Partial<Record<string, Key>>;
  /** The kind of value; text by default. */
  kind?: ValueKind;
  /** A hint under the select of its column. */
  hint?: Key;
  /** The field is neither shown nor written into the result file. */
  isSecret?: boolean;
  /**
   * Looks up the texts of the column on the server, in one call with each distinct text once. A text that is missing from the
   * result is reported with the issue code `unknown`, for which `phrase` has a message.
   */
  lookUp?: (texts: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Named>>;
  /** Fetches the accepted texts of the column for the template, where only the server knows them. */
  allowed?: () => Promise<readonly string[]>;
}

/** The explanations in the template. */
export interface ImportTemplate<In> {
  meaning: (field: string) => string;
  /** The example row; a choice by its value. Fields left out are blank. */
  example: Partial<Record<keyof In & string, string | number>>;
}

/** The issue code of a text that the server does not know. */
export const UNKNOWN = 'unknown';

/** The import of an area: the fields of a row, the rules and the create call. */
export interface ImportDeclaration<In, Out, Row, Key extends string> {
  fields: readonly ImportField<In, Key>[];
  /** The message files with the labels of the fields. */
  texts: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  /** The values of fields without a column. */
  defaults: In;
  template: ImportTemplate<In>;
  /** The rules of the create form, and its messages. */
  schema: FormSchema<In, Out>;
  phrase: IssuePhrase<In>;
  /** The ordinary create call, without notices of its own: the import reports each result. */
  create: (values: Out, options: Pick<SendOptions, 'idempotencyKey' | 'onReplayed'>) => Promise<Row>;
  /** Returns the number that identifies the new row in the result. */
  numberOf: (row: Row) => string | number;
}

/** A declaration of any types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a declaration receives only values that it produced itself
export type AnyDeclaration = ImportDeclaration<any, any, any, string>;
