import { whenIdle } from '@backoffice/ui';
import { type LateCode, useLateCode } from '@backoffice/ui/late-code';
import type { ComponentType } from 'react';
import { listScreenMessages } from '../messages';
import type { RowChangedNoticeProps } from '../extras/live/row-changed-notice';

const notice: LateCode<ComponentType<RowChangedNoticeProps>> = {
  async fetch() {
    const [{ RowChangedNotice }] = await Promise.all([
      import(/* webpackChunkName: "list-late" */ '../extras/live/row-changed-notice'),
      listScreenMessages.load(),
    ]);
    return RowChangedNotice;
  },
};

/**
 * Warns in an open form that another user has changed its row, before it is saved. Its code is loaded when the form is shown.
 */
export function LazyRowChangedNotice(props: RowChangedNoticeProps) {
  const { fetched: RowChangedNotice } = useLateCode(
    notice,
    typeof BroadcastChannel !== 'undefined',
    whenIdle,
  );
  return RowChangedNotice && <RowChangedNotice {...props} />;
}
