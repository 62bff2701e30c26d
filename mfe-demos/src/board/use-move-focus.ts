import { useLayoutEffect, useRef, useState } from 'react';

/** An item that was moved by a button is drawn anew elsewhere: the focus goes with it, and what happened is said. */
export function useMoveFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const wanted = useRef<{ id: string; action: string } | null>(null);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, action } = wanted.current;
    wanted.current = null;
    const item = root.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const same = buttons.find((button) => button.dataset.action === action && !button.disabled);
    (same ?? buttons[0])?.focus();
  });

  return {
    root,
    said,
    follow(id: string, action: string, sentence: string) {
      wanted.current = { id, action };
      setSaid(sentence);
    },
  };
}
