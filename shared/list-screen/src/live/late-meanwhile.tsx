import { whenIdle } from '@backoffice/ui';
import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import type { ComponentType } from 'react';
import { listScreenMessages } from '../messages';
import type { MeanwhileProps } from './meanwhile';

const meanwhile: LateCode<ComponentType<MeanwhileProps>> = {
  async fetch() {
    const [{ Meanwhile }] = await Promise.all([import('./meanwhile'), listScreenMessages.load()]);
    return Meanwhile;
  },
};

/**
 * Warns in an open form that another user has changed its row, before it is saved. Its code is loaded when the form is shown.
 */
export function LateMeanwhile(props: MeanwhileProps) {
  const { fetched: Meanwhile } = useLateCode(meanwhile, typeof BroadcastChannel !== 'undefined', whenIdle);
  return Meanwhile && <Meanwhile {...props} />;
}
