import { useEffect, useRef, useState } from 'react';
import { uiMessages } from '../../base/messages';
import { notify } from '../../base/toasts/toast-store';

export const exportFormats = ['xlsx', 'csv', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The options that are kept for the next export of a list. */
export interface ExportChoice {
  scope: 'all' | 'page';
  format: ExportFormat;
  /** All exported columns, or those on screen with their headers; left out where there is no choice. */
  columnChoice?: 'all' | 'shown';
  /** The server writes all rows to a csv file, and notifies the user when it is ready. */
  inBackground: boolean;
}

/** The chosen options, with callbacks for the progress. */
export interface ExportRequest extends ExportChoice {
  /** Without its extension. */
  fileName: string;
  /** Aborted by the cancel button. */
  signal: AbortSignal;
  /** Called with the number of exported rows. */
  onProgress: (done: number) => void;
}

export type RunExport = (request: ExportRequest) => Promise<void>;

/** Runs an export, with its progress and a way to cancel it. Leaving the page cancels it too. */
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
