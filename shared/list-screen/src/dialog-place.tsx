import { useImperativeHandle, useState, type ComponentType, type RefObject } from 'react';

export interface Closable {
  onClose: () => void;
}

export interface ShownDialog<P extends Closable> {
  Dialog: ComponentType<P>;
  props: Omit<P, 'onClose'>;
}

/** Where a dialog is shown. It alone knows whether one is open, so that a list is not rendered when one opens or closes. */
export function DialogPlace<P extends Closable>({
  show,
}: {
  show: RefObject<((dialog: ShownDialog<P>) => void) | null>;
}) {
  const [shown, setShown] = useState<ShownDialog<P> | null>(null);
  useImperativeHandle(show, () => setShown, []);
  return shown && <shown.Dialog {...({ ...shown.props, onClose: () => setShown(null) } as P)} />;
}
