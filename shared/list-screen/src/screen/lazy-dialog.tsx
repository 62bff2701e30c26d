import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { rowNotices, uiMessages, whenIdle } from '@backoffice/ui';

export interface Closable {
  onClose: () => void;
}

interface ShownDialog<P extends Closable> {
  Dialog: ComponentType<P>;
  props: Omit<P, 'onClose'>;
}

/** Where a dialog is shown. It alone knows whether one is open, so that a list is not rendered when one opens or closes. */
function DialogPlace<P extends Closable>({
  show,
}: {
  show: RefObject<((dialog: ShownDialog<P>) => void) | null>;
}) {
  const [shown, setShown] = useState<ShownDialog<P> | null>(null);
  useImperativeHandle(show, () => setShown, []);
  return shown && <shown.Dialog {...({ ...shown.props, onClose: () => setShown(null) } as P)} />;
}

/**
 * Does work once somebody has begun to use the page, and the browser has nothing better to do: what is only looked at costs no
 * memory for what might follow.
 *
 * @returns takes the work back
 */
function whenUsed(work: () => void): () => void {
  const waiting = new AbortController();
  let takeBack: (() => void) | undefined;
  const begin = () => {
    waiting.abort();
    takeBack = whenIdle(work);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    document.addEventListener(sign, begin, { passive: true, signal: waiting.signal });
  }
  return () => {
    waiting.abort();
    takeBack?.();
  };
}

export interface LazyDialogOptions {
  /** Fetched before it is asked for, as soon as somebody begins to use the page. */
  warmWhenUsed: boolean;
  /** It could not be fetched when it was asked for; left out, a notice says that the form is not there. */
  onFailure?: () => void;
}

const notifyNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

/**
 * A dialog whose code is fetched when it is first opened, or before.
 *
 * @param load the same function from one rendering to the next, and so is `onFailure`
 */
export function useLazyDialog<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { warmWhenUsed, onFailure = notifyNoForm }: LazyDialogOptions,
) {
  const show = useRef<(dialog: ShownDialog<P>) => void>(null);
  // One that fails is fetched again when it is opened.
  const warm = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => (warmWhenUsed ? whenUsed(warm) : undefined), [warmWhenUsed, warm]);

  const open = useCallback(
    async (props: Omit<P, 'onClose'>) => {
      try {
        const Dialog = await load();
        // A form of many fields is put together in small steps, between which the page goes on.
        startTransition(() => show.current?.({ Dialog, props }));
      } catch (error) {
        console.error(error);
        onFailure();
      }
    },
    [load, onFailure],
  );
  return { open, warm, dialog: <DialogPlace show={show} /> };
}
