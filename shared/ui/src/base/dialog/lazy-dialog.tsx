import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { uiMessages } from '../messages';
import { rowToasts } from '../toasts/row-toasts';

/**
 * Returns a dialog whose code is loaded when it is first opened. It is open while it is rendered. If loading fails, it shows a
 * notice and closes.
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
