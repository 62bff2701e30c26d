import { startTransition, useCallback, useEffect, useRef, type ComponentType } from 'react';
import { DialogPlace, type Closable, type ShownDialog } from './dialog-place';
import { whenUsed } from './when-used';

export interface LazyDialogOptions {
  /** Fetched before it is asked for, as soon as somebody begins to use the page. */
  warmWhenUsed: boolean;
  /** It could not be fetched when it was asked for. */
  onFailure: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened, or before.
 *
 * @param load the same function from one rendering to the next, and so is `onFailure`
 */
export function useLazyDialog<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  { warmWhenUsed, onFailure }: LazyDialogOptions,
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
