import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import type { day } from '../today/day';
import { todayMessages } from '../today/today-messages';

/** The parts of the payment day with their texts. */
export const lazyDay: LateCode<typeof day> = {
  async fetch() {
    const [{ day: code }] = await Promise.all([
      import(/* webpackChunkName: "Dashboard-late" */ '../today/day'),
      todayMessages.load(),
    ]);
    return code;
  },
};

export const useDayCode = () => useLateCode(lazyDay);
