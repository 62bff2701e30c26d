import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from './check-rows';
import type { AnyDeclaration } from './import-declaration';
import type { RowFate } from './import-outcome';
import type { KeyOf } from './row-keys';
import { runImport, type ImportEnd } from './run-import';

export interface ImportRunState {
  /** The number of rows to send, and the number with a known result. */
  total: number;
  done: number;
  isStopping: boolean;
  /** Why the run ended; absent while it runs. */
  end?: ImportEnd;
  fates: ReadonlyMap<CheckedRow, RowFate>;
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Sends rows, and sends unfinished or repeated ones again. Unmounting stops it. */
export function useImportRun({ create, numberOf }: AnyDeclaration) {
  const [state, setState] = useState<ImportRunState | null>(null);
  const [keys] = useState(() => new WeakMap<CheckedRow, KeyOf>());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = state !== null && !state.end;
  useEffect(() => {
    if (!isRunning) return;
    addEventListener('beforeunload', warnBeforeLeaving);
    return () => removeEventListener('beforeunload', warnBeforeLeaving);
  }, [isRunning]);

  /** @param keyOf sets the keys of the rows; left out, each row keeps its key */
  const start = async (rows: readonly CheckedRow[], keyOf?: KeyOf) => {
    if (running.current) return;
    if (keyOf) for (const row of rows) keys.set(row, keyOf);
    const controller = new AbortController();
    running.current = controller;
    const fates = new Map(state?.fates);
    setState({ total: rows.length, done: 0, isStopping: false, fates });
    const end = await runImport({
      rows,
      async send(row, onReplayed) {
        // A row that was sent before without success may have been created then.
        const wasSent = ['unknown', 'failed'].includes(fates.get(row)?.kind ?? '');
        const idempotencyKey = keys.get(row)!(row);
        return numberOf(await create(row.values, { idempotencyKey, ...(!wasSent && { onReplayed }) }));
      },
      onFate(row, fate) {
        // A row with an unknown result stays so until the server answers for it.
        const isInDoubt = fate.kind === 'not-sent' && fates.get(row)?.kind === 'unknown';
        if (!isInDoubt) fates.set(row, fate);
        setState((now) => now && { ...now, done: now.done + 1 });
      },
      signal: controller.signal,
    });
    running.current = null;
    setState((now) => now && { ...now, end });
  };
  const stop = () => {
    running.current?.abort();
    setState((now) => now && { ...now, isStopping: true });
  };
  return { state, isRunning, start, stop };
}
