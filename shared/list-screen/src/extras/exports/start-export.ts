import { storedJson } from '@backoffice/browser-store';
import { BACKGROUND_FROM } from '@backoffice/contract/export-values';
import { formatNumber } from '@backoffice/i18n';
import { notify, uiMessages } from '@backoffice/ui';
import type { ExportChoice, ExportDialogProps } from '@backoffice/ui/list';
import { listScreenMessages } from '../../messages';

/** The latest choices of the export dialog, by the names of lists, in this browser. */
const stored = storedJson<Partial<Record<string, ExportChoice>>>({
  key: 'lastExports',
  area: 'local',
  parse: (json) => (json !== null && typeof json === 'object' ? json : undefined),
  fallback: {},
});

export function rememberExport(list: string, choice: ExportChoice): void {
  const { scope, format, columnChoice, inBackground } = choice;
  stored.write({ ...stored.read(), [list]: { scope, format, columnChoice, inBackground } });
}

const columnTexts = { all: 'export.all-columns', shown: 'export.visible-columns' } as const;

/** The export of a list, with the list's name. */
export interface ListExport extends Omit<ExportDialogProps, 'onClose' | 'last'> {
  list: string;
}

/** Exports a list with given choices at once, and notifies the user of the file or the failure. */
async function repeatExport(list: ListExport, choice: ExportChoice): Promise<void> {
  const { total, pageCount, fileName, canPrepare = false, onExport } = list;
  const { scope, format, columnChoice = 'all' } = choice;
  const rows = scope === 'all' ? total : pageCount;
  const inBackground = canPrepare && scope === 'all' && (choice.inBackground || total >= BACKGROUND_FROM);
  try {
    await listScreenMessages.load();
    const { signal } = new AbortController();
    await onExport({ scope, format, columnChoice, fileName, inBackground, signal, onProgress: () => {} });
    if (inBackground) {
      notify.success({ title: uiMessages.text('ui.export.prepared'), durationMs: 5000 });
      return;
    }
    const { text } = listScreenMessages;
    notify.success({
      title: text('export.done', { file: `${fileName}.${format}` }),
      body: text(columnTexts[columnChoice], { count: rows, n: formatNumber(rows) }),
    });
  } catch (error) {
    console.error(error);
    notify.error({ title: uiMessages.text('ui.export.failed') });
  }
}

/** The lists that are being exported at once: a second press meanwhile is ignored. */
const running = new Set<string>();

/**
 * Opens the dialog of an export, with the choices of the latest one.
 * @param isRepeated exports with these choices at once, if there are any
 */
export async function startExport(
  exported: ListExport,
  open: (dialog: Omit<ExportDialogProps, 'onClose'>) => void,
  isRepeated = false,
): Promise<void> {
  const { list } = exported;
  const last = stored.read()[list];
  if (!isRepeated || !last) {
    open({ ...exported, last });
  } else if (!running.has(list)) {
    running.add(list);
    await repeatExport(exported, last).finally(() => running.delete(list));
  }
}
