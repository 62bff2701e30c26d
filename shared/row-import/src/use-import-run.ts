import { newIdempotencyKey } from '@backoffice/api-client';
import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from './check-rows';
import type { AnyDeclaration } from './import-declaration';
import type { RowFate } from './import-outcome';
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

/** Sends rows, and again those that are unfinished. Leaving the page ends it. */
export function useImportRun({ create, numberOf }: AnyDeclaration) {
  const [state, setState] = useState<ImportRunState | null>(null);
  const [keys] = useState(() => new WeakMap<CheckedRow, string>());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = state !== null && !state.end;
  useEffect(() => {
    if (!isRunning) return;
    addEventListener('beforeunload', warnBeforeLeaving);
    return () => removeEventListener('beforeunload', warnBeforeLeaving);
  }, [isRunning]);

  const start = async (rows: readonly CheckedRow[]) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const fates = new Map(state?.fates);
    setState({ total: rows.length, done: 0, isStopping: false, fates });
    const end = await runImport({
      rows,
      async send(row) {
        const key = keys.get(row) ?? newIdempotencyKey();
        keys.set(row, key);
        return numberOf(await create(row.values, key));
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
