import { useBusy } from '@backoffice/ui/use-busy';
import { ExportDialog, type ExportChoice, type ExportDialogProps } from '@backoffice/ui/list';
import { useState } from 'react';
import { notifyNotLoaded } from '../load-failure';

const loadLast = () => import(/* webpackChunkName: "list-late" */ '../extras/exports/last-export');

/** The export of a list; its code is loaded on demand. */
export interface ListExport extends Omit<ExportDialogProps, 'onClose' | 'last'> {
  /** The name of the list. */
  list: string;
}

/** Returns the commands of an export, and its dialog. */
export function useListExport(exported: ListExport | undefined) {
  const [last, setLast] = useState<ExportChoice | 'none'>();
  const { isBusy, run } = useBusy();
  const start = (isRepeated: boolean) =>
    run(async () => {
      const loaded = await loadLast().catch(notifyNotLoaded);
      if (!loaded) return;
      const choice = loaded.lastExport(exported!.list);
      if (isRepeated && choice) await loaded.repeatExport(exported!, choice);
      else setLast(choice ?? 'none');
    });
  return {
    isBusy,
    /** Opens the dialog, with the choices of the latest export. */
    open: () => void start(false),
    /** Exports with the choices of the latest export, or opens the dialog if there was none. */
    repeat: () => void start(true),
    dialog: exported && last && (
      <ExportDialog
        {...exported}
        last={last === 'none' ? undefined : last}
        onClose={() => setLast(undefined)}
      />
    ),
  };
}
