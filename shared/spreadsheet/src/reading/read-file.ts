import { contentKind } from './content-kind';
import { decodeText } from './decode-text';
import { fileEndingOf } from './file-ending';
import { readDelimited } from './read-delimited';
import type { ReadLimits } from './read-limits';
import { ReadRefusal } from './read-refusal';
import type { RawTable, Table } from './table';
import { tidyTable } from './tidy-table';

async function rawTable(bytes: Uint8Array, name: string, { maxRows }: ReadLimits): Promise<RawTable> {
  const ending = fileEndingOf(name)!;
  const content = contentKind(bytes);
  if (ending === 'csv') {
    if (content !== 'other') throw new ReadRefusal('other-content');
    // Blank lines are rows until they are left out.
    return readDelimited(decodeText(bytes), maxRows * 2 + 1);
  }
  const { isProtected, readWorkbook } = await import('./read-workbook');
  if (content === 'compound' && isProtected(bytes)) throw new ReadRefusal('protected');
  if (content !== (ending === 'xlsx' ? 'zip' : 'compound')) throw new ReadRefusal('other-content');
  return readWorkbook(bytes, ending);
}

/**
 * Checks and reads a file; runs in the worker.
 *
 * @throws ReadRefusal
 */
export async function readFile(file: File, limits: ReadLimits): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tidyTable(await rawTable(bytes, file.name, limits), limits);
}
