import { Button } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import { useMixinStyles } from './mixin.styles';
import { useWave } from './use-wave';

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
