import {
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { rowNotices, uiMessages, whenIdle } from '@backoffice/ui';
import type { When } from '@backoffice/ui/late-code';
import { useQueryClient } from '@tanstack/react-query';

export interface Closable {
  onClose: () => void;
}

/** Where a dialog is shown. It alone knows whether one is open, so that a list is not rendered when one opens or closes. */
function DialogPlace({ show }: { show: RefObject<Dispatch<SetStateAction<ReactNode>> | null> }) {
  const [shown, setShown] = useState<ReactNode>(null);
  useImperativeHandle(show, () => setShown, []);
  return shown;
}

/** Between two looks at whether the page still waits for the server. */
const LOOK_AGAIN_MS = 200;

/** Returns the time when the page has what it asked the server for, and the browser nothing better to do. */
export function useWhenAtRest(): When {
  const client = useQueryClient();
  return useCallback(
    (work) => {
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
    },
    [client],
  );
}

export interface LazyDialogOptions<P> {
  /** Fetched before it is asked for, once the page is at rest. */
  ahead: boolean;
  /** What it is then rendered with once, hidden: see `rehearsalOf`. */
  rehearsal?: Omit<P, 'onClose'>;
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
  { ahead, rehearsal, onFailure = notifyNoForm }: LazyDialogOptions<P>,
) {
  const whenAtRest = useWhenAtRest();
  const show = useRef<Dispatch<SetStateAction<ReactNode>>>(null);
  // One that fails is fetched again when it is opened.
  const warm = useCallback(() => void load().catch(() => {}), [load]);

  const rehearse = useEffectEvent(async () => {
    const Dialog = await load();
    // Where the browser can't tell that it is idle, it would be in the way.
    if (!rehearsal || !('requestIdleCallback' in window)) return;
    const { rehearsalOf } = await import(/* webpackChunkName: "list-late" */ './rehearsal');
    const end = () => show.current?.((shown) => (shown === hidden ? null : shown));
    const hidden = rehearsalOf(<Dialog {...({ ...rehearsal, onClose: end } as P)} />, end);
    show.current?.((shown) => shown ?? hidden);
  });
  useEffect(
    () => (ahead ? whenAtRest(() => void rehearse().catch(() => {})) : undefined),
    [ahead, whenAtRest, load],
  );

  const open = useCallback(
    async (props: Omit<P, 'onClose'>) => {
      try {
        const Dialog = await load();
        const close = () => show.current?.(null);
        // A form of many fields is put together in small steps, between which the page goes on.
        startTransition(() => show.current?.(<Dialog {...({ ...props, onClose: close } as P)} />));
      } catch (error) {
        console.error(error);
        onFailure();
      }
    },
    [load, onFailure],
  );
  return { open, warm, dialog: <DialogPlace show={show} /> };
}
