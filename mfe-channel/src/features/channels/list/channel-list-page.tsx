import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { ChannelList } from './channel-list';

/** The channels, for those who may see them. */
export function ChannelListPage() {
  return usePermission('channels:view') ? <ChannelList /> : <NoPermissionPanel />;
}
