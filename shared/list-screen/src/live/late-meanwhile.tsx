import { whenIdle } from '@backoffice/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { listScreenMessages } from '../messages';
import type { MeanwhileProps } from './meanwhile';

async function load() {
  const [{ Meanwhile }] = await Promise.all([import('./meanwhile'), listScreenMessages.load()]);
  return Meanwhile;
}

/** Says in an open form that somebody has changed its row, before it is saved. Its code comes once the form is there. */
export function LateMeanwhile(props: MeanwhileProps) {
  const [code, setCode] = useState<{ Meanwhile: ComponentType<MeanwhileProps> }>();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    return whenIdle(() => {
      load().then(
        (Meanwhile) => setCode({ Meanwhile }),
        (error: unknown) => console.warn('A form does not hear of changes of its row', error),
      );
    });
  }, []);
  return code && <code.Meanwhile {...props} />;
}
