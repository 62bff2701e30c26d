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
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

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

/** Between two looks at whether the page still waits for the server. */
const LOOK_AGAIN_MS = 200;

/**
 * Does work once the page has what it asked the server for, and the browser nothing better to do.
 *
 * @returns takes the work back
 */
export function whenAtRest(client: QueryClient, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack: () => void;
  const look = () => {
    takeBack = whenIdle(() => {
      if (client.isFetching() > 0) timer = setTimeout(look, LOOK_AGAIN_MS);
      else work();
    });
  };
  look();
  return () => {
    clearTimeout(timer);
    takeBack();
  };
}

export interface LazyDialogOptions {
  /** Fetched before it is asked for, once the page is at rest. */
  ahead: boolean;
  /** It could not be fetched when it was asked for; left out, a notice says that the form is not there. */
  onFailure?: () => void;
}

export const notifyNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

/**
 * A dialog whose code is fetched when it is first opened, or before.
 *
 * @param load the same function from one rendering to the next, and so is `onFailure`
 */
export function useLazyDialog<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { ahead, onFailure = notifyNoForm }: LazyDialogOptions,
) {
  const client = useQueryClient();
  const show = useRef<(dialog: ShownDialog<P>) => void>(null);
  // One that fails is fetched again when it is opened.
  const warm = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => (ahead ? whenAtRest(client, warm) : undefined), [ahead, client, warm]);

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
