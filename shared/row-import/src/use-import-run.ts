import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from './check-rows';
import type { AnyDeclaration } from './import-declaration';
import type { RowFate } from './import-outcome';
import type { KeyOf } from './row-keys';
import { runImport, type ImportEnd } from './run-import';

export interface ImportRunState {
  /** How many rows are sent, and of how many of them the fate is known. */
  total: number;
  done: number;
  isStopping: boolean;
  /** Absent while it runs. */
  end?: ImportEnd;
  fates: ReadonlyMap<CheckedRow, RowFate>;
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Sends rows, and again those that are unfinished or are to be made once more. Leaving the page ends it. */
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

  /** @param keyOf gives the rows their keys, or new ones; left out where each shall be sent by the key that it has */
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
        // One that was sent before without success may have been made by that.
        const wasSent = ['unknown', 'failed'].includes(fates.get(row)?.kind ?? '');
        const idempotencyKey = keys.get(row)!(row);
        return numberOf(await create(row.values, { idempotencyKey, ...(!wasSent && { onReplayed }) }));
      },
      onFate(row, fate) {
        // A row that may have been created stays in doubt until the server has answered for it.
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
