import { store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { PartBoundary } from '../../kernel/error-log/part-boundary';
import { usePending } from '../../kernel/pending';
import { reportError } from '../../kernel/error-log/report-error';
import { frameDialogAtom, type FrameDialogName, isPaletteNearAtom } from '../shortcuts/shortcuts';
import { nothingTyped, TypeAhead, type TypedAhead } from '../palette/type-ahead';

interface FrameDialogModule {
  /** Opens when it is rendered. Its texts must be loaded before. */
  Dialog: ComponentType<{ onClose: () => void; typed: TypedAhead }>;
  load: () => Promise<void>;
}

const modules: Record<FrameDialogName, () => Promise<FrameDialogModule>> = {
  palette: () => import(/* webpackChunkName: "palette" */ '../palette/palette-dialog'),
  about: () => import(/* webpackChunkName: "about" */ '../about/about-dialog'),
  shortcuts: () => import(/* webpackChunkName: "shortcuts" */ '../shortcuts/shortcuts-dialog'),
};

async function loadDialog(name: FrameDialogName): Promise<FrameDialogModule> {
  const module = await modules[name]();
  await module.load();
  return module;
}

/** Preloads the palette when the user is about to open it. Failures are shown when it is opened. */
function preloadPalette(): void {
  loadDialog('palette').catch(() => {});
}

/** Subscribes to the atom in a layout effect: ordinary effects run later than a fast user's keys. */
function useWantedDialog() {
  const [wanted, setShown] = useState(() => store.get(frameDialogAtom));
  useLayoutEffect(() => {
    const follow = () => setShown(store.get(frameDialogAtom));
    follow();
    return store.sub(frameDialogAtom, follow);
  }, []);
  return wanted;
}

const setWanted = (name: FrameDialogName | null) => store.set(frameDialogAtom, name);

/** The frame's dialogs, whose code is loaded when one is opened. */
export function FrameDialog() {
  return (
    <PartBoundary onDismiss={() => setWanted(null)} part="dialog" placement="floating">
      <WantedDialog />
    </PartBoundary>
  );
}

function WantedDialog() {
  const wanted = useWantedDialog();
  const [loaded, setLoaded] = useState<{ name: FrameDialogName; module: FrameDialogModule } | null>(null);
  const [isComposing, setComposing] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const isShown = wanted !== null && loaded?.name === wanted && !isComposing;
  const { pathname } = useLocation();
  const close = useCallback(() => {
    setTyped(nothingTyped);
    setComposing(false);
    setWanted(null);
  }, []);
  usePending(wanted !== null && !isShown);
  useEffect(() => store.sub(isPaletteNearAtom, preloadPalette), []);

  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    loadDialog(wanted).then(
      // Synchronously with its effects, so that the field has the focus before the next key.
      (module) => isWanted && flushSync(() => setLoaded({ name: wanted, module })),
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
  }, [wanted]);

  // Closed by a navigation and at the end of the session.
  useEffect(() => close, [close, pathname]);

  if (isShown) return <loaded.module.Dialog onClose={close} typed={typed} />;
  if (wanted !== 'palette') return null;
  return (
    <TypeAhead
      label={messages.text('palette.open.label')}
      onClose={close}
      onComposing={setComposing}
      onType={setTyped}
    />
  );
}
