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
import { whenIdle } from '@backoffice/ui';
import type { When } from '@backoffice/ui/late-code';
import { useQueryClient } from '@tanstack/react-query';
import { notifyNotLoaded } from '../load-failure';

export interface Closable {
  onClose: () => void;
}

/** The container of a dialog. Only it knows whether one is open, so that opening or closing one does not render the list. */
function DialogSlot({ show }: { show: RefObject<Dispatch<SetStateAction<ReactNode>> | null> }) {
  const [shown, setShown] = useState<ReactNode>(null);
  useImperativeHandle(show, () => setShown, []);
  return shown;
}

/** Interval of checks whether the page still waits for the server. */
const LOOK_AGAIN_MS = 200;

/** Runs work when the page has all answers of the server and the browser is idle. */
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
  /** Loads the code in advance, when the page is idle. */
  ahead: boolean;
  /** Props with which the loaded dialog is rendered once, hidden: see `prerenderHidden`. */
  prerender?: Omit<P, 'onClose'>;
  /** Called when it could not be loaded on opening; left out, a notice is shown. */
  onFailure?: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened, or in advance.
 * @param load a stable function, and so is `onFailure`
 */
export function useLazyDialog<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { ahead, prerender, onFailure = notifyNotLoaded }: LazyDialogOptions<P>,
) {
  const whenAtRest = useWhenAtRest();
  const show = useRef<Dispatch<SetStateAction<ReactNode>>>(null);
  // A failed load is repeated when the dialog is opened.
  const warm = useCallback(() => void load().catch(() => {}), [load]);

  const prerenderDialog = useEffectEvent(async () => {
    const Dialog = await load();
    // Browsers that cannot report being idle skip it, as it would delay the user.
    if (!prerender || !('requestIdleCallback' in window)) return;
    const { prerenderHidden } = await import(/* webpackChunkName: "list-late" */ './prerender-hidden');
    const end = () => show.current?.((shown) => (shown === hidden ? null : shown));
    const hidden = prerenderHidden(<Dialog {...({ ...prerender, onClose: end } as P)} />, end);
    show.current?.((shown) => shown ?? hidden);
  });
  useEffect(
    () => (ahead ? whenAtRest(() => void prerenderDialog().catch(() => {})) : undefined),
    [ahead, whenAtRest, load],
  );

  const open = useCallback(
    async (props: Omit<P, 'onClose'>) => {
      try {
        const Dialog = await load();
        const close = () => show.current?.(null);
        // A transition renders a form of many fields in small steps, between which the page stays responsive.
        startTransition(() => show.current?.(<Dialog {...({ ...props, onClose: close } as P)} />));
      } catch (error) {
        console.error(error);
        onFailure();
      }
    },
    [load, onFailure],
  );
  return { open, warm, dialog: <DialogSlot show={show} /> };
}
