import { whenIdle } from '@backoffice/ui';
import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';

interface Closable {
  onClose: () => void;
}

export interface LazyDialogOptions {
  /** Fetched before it is asked for, when the browser has nothing to do. */
  warmWhenIdle: boolean;
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
  { warmWhenIdle, onFailure }: LazyDialogOptions,
) {
  type Props = Omit<P, 'onClose'>;
  const [shown, setShown] = useState<{ Dialog: ComponentType<P>; props: Props } | null>(null);
  // One that fails is fetched again when it is opened.
  const warm = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => (warmWhenIdle ? whenIdle(warm) : undefined), [warmWhenIdle, warm]);

  const open = useCallback(
    async (props: Props) => {
      try {
        const Dialog = await load();
        // A form of many fields is put together in small steps, between which the page goes on.
        startTransition(() => setShown({ Dialog, props }));
      } catch (error) {
        console.error(error);
        onFailure();
      }
    },
    [load, onFailure],
  );
  const dialog = shown && <shown.Dialog {...({ ...shown.props, onClose: () => setShown(null) } as P)} />;
  return { open, warm, dialog };
}
