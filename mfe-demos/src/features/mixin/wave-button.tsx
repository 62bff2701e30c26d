import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '@backoffice/ui';
import { useMixinStyles } from './mixin.styles';
import { messages } from '../../messages';

/** A wave from where a control was pressed, for any control that is positioned and cuts off what is too large. */
function useWave(): { start: (event: MouseEvent<HTMLElement>) => void; wave: ReactNode } {
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

export function WaveButton() {
  const styles = useMixinStyles();
  const text = messages.useText();
  const { start, wave } = useWave();
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        appearance="primary"
        className={styles.waving}
        onClick={(event) => {
          start(event);
          setCount(count + 1);
        }}
      >
        {text('mixin.wave.button')}
        {wave}
      </Button>
      <span className={styles.count} role="status">
        {text('mixin.wave.count', { count: String(count) })}
      </span>
    </>
  );
}
