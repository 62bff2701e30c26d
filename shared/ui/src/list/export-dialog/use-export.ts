import { useEffect, useRef, useState } from 'react';
import { uiMessages } from '../../base/messages';
import { notify } from '../../base/toasts/toast-store';

export const exportFormats = ['xlsx', 'csv', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What the user chose, and what tells how far the export is. */
export interface ExportRequest {
  scope: 'all' | 'page';
  format: ExportFormat;
  /** All that the list exports, or those on screen under their headers; left out where there is no choice. */
  columnChoice?: 'all' | 'shown';
  /** Without its ending. */
  fileName: string;
  /** The server writes all rows into a csv file, and tells when it is ready. */
  inBackground: boolean;
  /** Aborted by the cancel button. */
  signal: AbortSignal;
  /** How many rows are done. */
  onProgress: (done: number) => void;
}

export type RunExport = (request: ExportRequest) => Promise<void>;

/** Runs an export: how far it is, and how to stop it. Leaving the page stops it too. */
export function useExport(onExport: RunExport, onDone: () => void) {
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (choice: Omit<ExportRequest, 'signal' | 'onProgress'>) => {
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setDone(0);
    try {
      await onExport({ ...choice, signal: controller.signal, onProgress: setDone });
      if (controller.signal.aborted) return;
      notify.success(
        choice.inBackground
          ? { title: uiMessages.text('ui.export.prepared'), durationMs: 5000 }
          : { title: uiMessages.text('ui.export.done') },
      );
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      setFailed(true);
    } finally {
      if (running.current === controller) setDone(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setDone(null);
  };
  return { done, failed, start, cancel };
}
