import {
  fileEndingOf,
  type ReadChoices,
  type ReaderAnswer,
  type ReadLimits,
  type ReadOrder,
  ReadRefusal,
  type Table,
  type TableRow,
} from './table';

const PATIENCE_MS = 30_000;

function checkBeforeReading({ name, size }: File, { endings, maxBytes }: ReadLimits): void {
  const ending = fileEndingOf(name);
  if (!ending || !endings.includes(ending)) throw new ReadRefusal('wrong-ending');
  if (size > maxBytes) throw new ReadRefusal('too-large');
  if (size === 0) throw new ReadRefusal('empty');
}

/**
 * Reads header and rows of an xlsx, xls or csv in a worker, so that the page stays responsive whatever the file holds. The file is
 * checked before it is parsed; formulas are not computed.
 *
 * @throws ReadRefusal, or the signal's reason when it is aborted
 */
export async function readTable(
  file: File,
  limits: ReadLimits,
  choices: ReadChoices,
  signal?: AbortSignal,
): Promise<Table> {
  signal?.throwIfAborted();
  checkBeforeReading(file, limits);
  const worker = new Worker(new URL('./read-table.worker.ts', import.meta.url));
  const end = new AbortController();
  try {
    return await new Promise<Table>((resolve, reject) => {
      const rows: TableRow[] = [];
      const until = { signal: end.signal };
      const timer = setTimeout(() => reject(new ReadRefusal('too-slow')), PATIENCE_MS);
      end.signal.addEventListener('abort', () => clearTimeout(timer));
      signal?.addEventListener('abort', () => reject(signal.reason as Error), until);
      worker.addEventListener('error', (cause) => reject(new ReadRefusal('reader-failed', { cause })), until);
      worker.addEventListener('messageerror', () => reject(new ReadRefusal('reader-failed')), until);
      const onMessage = ({ data }: MessageEvent<ReaderAnswer>) => {
        if (data.kind === 'rows') rows.push(...data.rows);
        else if (data.kind === 'end') resolve({ ...data.table, rows });
        else reject(new ReadRefusal(data.failure));
      };
      worker.addEventListener('message', onMessage, until);
      worker.postMessage({ file, limits, choices } satisfies ReadOrder);
    });
  } finally {
    end.abort();
    worker.terminate();
  }
}
