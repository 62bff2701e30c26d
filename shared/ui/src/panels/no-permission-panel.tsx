import type { ReactNode } from 'react';
import { LockClosedIcon } from '../icons/lock-closed-icon';
import { uiMessages } from '../messages';
import { StatePanel } from './state-panel';

export function NoPermissionPanel({ action }: { action?: ReactNode }) {
  const text = uiMessages.useText();
  return (
    <StatePanel
      actions={action}
      body={text('ui.no-permission.body')}
      icon={LockClosedIcon}
      title={text('ui.no-permission.title')}
    />
  );
}
