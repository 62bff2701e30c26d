import { useEffect, useRef, useState } from 'react';
import type { CheckedRow } from './check-rows';
import type { AnyDeclaration } from './import-declaration';
import type { RowFate } from './import-outcome';
import { runImport, type ImportEnd } from './run-import';

export interface ImportRunState {
  /** How many rows are sent in all, and of how many the fate is known. */
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

/** Sends the rows that are right. Leaving the page ends it. */
export function useImportRun({ create, numberOf }: AnyDeclaration) {
  const [state, setState] = useState<ImportRunState | null>(null);
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
    const fates = new Map<CheckedRow, RowFate>();
    setState({ total: rows.length, done: 0, isStopping: false, fates });
    const end = await runImport({
      rows,
      send: async ({ values }, idempotencyKey) => numberOf(await create(values, idempotencyKey)),
      onFate(row, fate) {
        fates.set(row, fate);
        setState((now) => now && { ...now, done: fates.size });
      },
      signal: controller.signal,
    });
    setState((now) => now && { ...now, end });
  };
  const stop = () => {
    running.current?.abort();
    setState((now) => now && { ...now, isStopping: true });
  };
  return { state, isRunning, start, stop };
}
