import { fileEndings, type ReadLimits } from '@backoffice/spreadsheet';

const MEGABYTE = 2 ** 20;
export const MAX_IMPORT_MEGABYTES = 5;

/** What a file may hold. More rows than these take the server many minutes, and are better given to those who run it. */
export const importLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MAX_IMPORT_MEGABYTES * MEGABYTE,
  maxRows: 10_000,
  maxColumns: 100,
};
