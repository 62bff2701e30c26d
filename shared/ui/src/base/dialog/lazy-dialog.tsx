import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { uiMessages } from '../messages';
import { rowToasts } from '../toasts/row-toasts';

/**
 * A dialog that is fetched when it is first opened, and open as long as it is rendered. Where it can't be fetched, it says so and closes,
 * and the page goes on.
 */
export function lazyDialog<P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LazyDialog(props: P) {
    const [code, setCode] = useState<{ Dialog: ComponentType<P> }>();
    const close = useEffectEvent(props.onClose);
    useEffect(() => {
      let isOpen = true;
      load().then(
        (Dialog) => setCode({ Dialog }),
        (error: unknown) => {
          if (!isOpen) return;
          console.error(error);
          rowToasts.failed(uiMessages.text('ui.form.not-loaded'));
          close();
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return code && <code.Dialog {...props} />;
  };
}
