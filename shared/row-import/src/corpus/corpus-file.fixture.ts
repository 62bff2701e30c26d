import type { ReadChoices } from '@backoffice/spreadsheet';
import { bookBytes, encodeText, fileOf } from '@backoffice/spreadsheet/files';
import type { Conventions } from '../values/conventions';

export type Row = Record<string, unknown> | string;

/** A file as users may write it, and the expected result of its import. */
export interface CorpusFile {
  what: string;
  file: File;
  language?: 'en' | 'zh' | 'es' | 'ja';
  /** The user's choices and answers. */
  choices?: ReadChoices;
  chosen?: Conventions;
  /** For each row, the values to send or the message of its refusal. */
  rows: Row[];
  ambiguous?: (keyof Conventions)[];
  /** Other expected properties of the table that was read. */
  expected?: object;
}

export const csv = (text: string, encoding: Parameters<typeof encodeText>[1] = 'utf-8') =>
  fileOf(encodeText(text, encoding), 'a.csv');
export const xlsx = (...args: Parameters<typeof bookBytes>) =>
  fileOf(bookBytes(...args), args[1]?.bookType === 'biff8' ? 'a.xls' : 'a.xlsx');
export const sheet = (...rows: Parameters<typeof bookBytes>[0][number]['rows']) => xlsx([{ rows }]);

export const ASK = 'Choose how the file writes dates and numbers';
export const MIXED = 'Write dates and numbers the same way in all rows';
