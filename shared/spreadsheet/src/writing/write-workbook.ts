import type { Cell } from '@backoffice/contract/text-cells';
import { yieldToPage } from '../cells';
import type { SheetForm, WriterAnswer, WriterOrder } from './workbook';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ROWS_AT_ONCE = 1000;
const PATIENCE_MS = 30_000;

interface WorkbookOptions extends SheetForm {
  signal?: AbortSignal;
}

/**
 * Writes a workbook in a worker: ten thousand rows would block the page for a third of a second.
 *
 * @throws the signal's reason when it is aborted, and an Error when the writer cannot be loaded or fails
 */
export async function writeWorkbook(
  table: readonly (readonly Cell[])[],
  { signal, ...form }: WorkbookOptions,
): Promise<Blob> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url));
  const end = new AbortController();
  const order = (message: WriterOrder) => worker.postMessage(message);
  try {
    const bytes = new Promise<ArrayBuffer>((resolve, reject) => {
      const until = { signal: end.signal };
      const fail = (cause?: unknown) => reject(new Error('The workbook could not be written.', { cause }));
      const timer = setTimeout(fail, PATIENCE_MS);
      end.signal.addEventListener('abort', () => clearTimeout(timer));
      signal?.addEventListener('abort', () => reject(signal.reason as Error), until);
      worker.addEventListener('error', fail, until);
      worker.addEventListener('messageerror', fail, until);
      const onMessage = ({ data }: MessageEvent<WriterAnswer>) => {
        // Limits the start of the worker only; writing may take any time.
        if (data.kind === 'ready') clearTimeout(timer);
        else resolve(data.bytes);
      };
      worker.addEventListener('message', onMessage, until);
    });
    const handOver = async () => {
      for (let at = 0; at < table.length && !end.signal.aborted; at += ROWS_AT_ONCE) {
        order({ kind: 'rows', rows: table.slice(at, at + ROWS_AT_ONCE) });
        await yieldToPage();
      }
      order({ kind: 'end', form });
    };
    const [file] = await Promise.all([bytes, handOver()]);
    return new Blob([file], { type: TYPE });
  } finally {
    end.abort();
    worker.terminate();
  }
}
