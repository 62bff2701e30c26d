import { useEffect, useRef, useState } from 'react';
import { uiMessages } from '../../messages';
import { notify } from '../../notices/notify';
import type { ExportRequest } from './export-request';

export type RunExport = (request: ExportRequest) => Promise<void>;

/** Runs an export: how far it is, and how to stop it. Leaving the page stops it too. */
export function useExport(onExport: RunExport, onDone: () => void) {
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (choice: Pick<ExportRequest, 'scope' | 'format' | 'fileName'>) => {
    const controller = new AbortController();
    running.current = controller;
    setFailed(false);
    setDone(0);
    try {
      await onExport({ ...choice, signal: controller.signal, onProgress: setDone });
      if (controller.signal.aborted) return;
      notify.success({ title: uiMessages.text('ui.export.done') });
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
