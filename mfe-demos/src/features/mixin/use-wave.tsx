import { useState, type MouseEvent, type ReactNode } from 'react';
import { useMixinStyles } from './mixin.styles';

/** A wave from where a control was pressed, for any control that is positioned and cuts off what is too large. */
export function useWave(): { start: (event: MouseEvent<HTMLElement>) => void; wave: ReactNode } {
  const styles = useMixinStyles();
  const [from, setFrom] = useState<{ left: number; top: number; times: number } | null>(null);
  const start = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    setFrom({ left: clientX - left, top: clientY - top, times: (from?.times ?? 0) + 1 });
  };
  const wave = from && (
    <span className={styles.wave} key={from.times} style={{ left: from.left, top: from.top }} />
  );
  return { start, wave };
}
