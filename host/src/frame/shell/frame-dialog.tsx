import { notify } from '@backoffice/ui';
import { useAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { usePending } from '../../kernel/pending';
import { reportError } from '../../kernel/error-log/report-error';
import { frameDialogAtom, type FrameDialogName } from '../shortcuts/shortcuts';

interface FrameDialogModule {
  /** Shows itself as long as it is rendered, its texts loaded before. */
  Dialog: ComponentType<{ onClose: () => void }>;
  load: () => Promise<void>;
}

const modules: Record<FrameDialogName, () => Promise<FrameDialogModule>> = {
  palette: () => import(/* webpackChunkName: "palette" */ '../palette/palette-dialog'),
  shortcuts: () => import(/* webpackChunkName: "shortcuts" */ '../shortcuts/shortcuts-dialog'),
};

async function loadDialog(name: FrameDialogName): Promise<FrameDialogModule> {
  const module = await modules[name]();
  await module.load();
  return module;
}

/** The frame's dialogs, whose code comes when one is opened. */
export function FrameDialog() {
  const [wanted, setWanted] = useAtom(frameDialogAtom);
  const [loaded, setLoaded] = useState<{ name: FrameDialogName; module: FrameDialogModule } | null>(null);
  const isShown = wanted !== null && loaded?.name === wanted;
  const { pathname } = useLocation();
  usePending(wanted !== null && !isShown);

  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    loadDialog(wanted).then(
      (module) => isWanted && setLoaded({ name: wanted, module }),
      (error: unknown) => {
        reportError({ kind: 'client', error });
        if (!isWanted) return;
        setWanted(null);
        notify.error({
          title: messages.text('frameDialog.failed.title'),
          body: messages.text('frameDialog.failed.body'),
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, setWanted]);

  // Another page, or the end of the session, leaves none behind.
  useEffect(() => () => setWanted(null), [pathname, setWanted]);

  return isShown ? <loaded.module.Dialog onClose={() => setWanted(null)} /> : null;
}
