import { fileEndings, type ReadLimits } from '@backoffice/spreadsheet';

const MEGABYTE = 2 ** 20;

/** What is shown here: files under one megabyte. */
export const uploadLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MEGABYTE - 1,
  maxRows: 20_000,
  maxColumns: 50,
};
