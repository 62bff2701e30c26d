import { filteredAddress, formAddress, type Permission, screens } from '@backoffice/contract';
import type { FoundAccount, FoundArticle, FoundChannel, FoundMerchant } from '@backoffice/contract';
import { may } from '@backoffice/session';
import {
  copyWithNotice,
  CopyIcon,
  DocumentSearchIcon,
  EditIcon,
  HistoryIcon,
  OpenIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  WalletCreditCardIcon,
} from '@backoffice/ui';
import type { NavigateFunction } from 'react-router-dom';
import type { FoundRecord } from './find-records';
import { switchMerchantStatus } from './merchant-status';
import { messages } from './messages';
import type { PaletteCommand } from './palette-commands';

interface Declared {
  id: string;
  title: Parameters<typeof messages.text>[0];
  icon: PaletteCommand['icon'];
  /** Left out where whoever sees the record may. */
  needs?: Permission;
  /** Where it leads, or what it does. */
  to: string | (() => unknown);
}

const copies = (number: string): Declared => ({
  id: 'copy',
  title: 'palette.do.copy',
  icon: CopyIcon,
  to: () => copyWithNotice(number),
});

function ofMerchant(row: FoundMerchant): Declared[] {
  const { id, merchantName, merchantNo } = row;
  const switched =
    row.status === 'active'
      ? ({ title: 'palette.do.deactivate', icon: PauseCircleIcon, status: 'inactive' } as const)
      : ({ title: 'palette.do.activate', icon: PlayCircleIcon, status: 'active' } as const);
  return [
    {
      id: 'edit',
      title: 'palette.do.edit',
      icon: EditIcon,
      needs: 'merchants:edit',
      to: formAddress(screens.merchants, id, { merchantNo }),
    },
    {
      id: 'status',
      title: switched.title,
      icon: switched.icon,
      needs: 'merchants:edit',
      to: () => switchMerchantStatus(row, switched.status),
    },
    copies(merchantNo),
    {
      id: 'channels',
      title: 'palette.do.channels',
      icon: WalletCreditCardIcon,
      needs: 'channels:view',
      to: filteredAddress(screens.channels, { merchantName }),
    },
  ];
}

const ofChannel = ({ id, merchantNo, merchantChannel }: FoundChannel): Declared[] => [
  {
    id: 'edit',
    title: 'palette.do.edit',
    icon: EditIcon,
    needs: 'channels:edit',
    to: formAddress(screens.channels, id, { merchantNo, merchantChannel }),
  },
  copies(merchantNo),
];

const ofUser = ({ id, username }: FoundAccount): Declared[] => [
  {
    id: 'edit',
    title: 'palette.do.edit',
    icon: EditIcon,
    needs: 'users:edit',
    to: formAddress(screens.users, id, { username }),
  },
  {
    id: 'audit',
    title: 'palette.do.audit',
    icon: HistoryIcon,
    needs: 'auditLog:view',
    to: filteredAddress(screens.auditLog, { actor: username }),
  },
];

const ofArticle = ({ title }: FoundArticle): Declared[] => [
  {
    id: 'list',
    title: 'palette.do.list',
    icon: DocumentSearchIcon,
    to: filteredAddress(screens.articles, { title }),
  },
];

function declaredOf(record: FoundRecord): Declared[] {
  switch (record.kind) {
    case 'merchant':
      return ofMerchant(record.row);
    case 'channel':
      return ofChannel(record.row);
    case 'user':
      return ofUser(record.row);
    case 'article':
      return ofArticle(record.row);
  }
}

/** What the user may do with a record that was found, what Enter does first. */
export function recordCommands(record: FoundRecord, navigate: NavigateFunction): PaletteCommand[] {
  const first: Declared = {
    id: 'open',
    title: record.kind === 'merchant' || record.kind === 'article' ? 'palette.do.open' : 'palette.do.list',
    icon: OpenIcon,
    to: record.address,
  };
  return [first, ...declaredOf(record)]
    .filter(({ needs }) => needs === undefined || may(needs))
    .map(({ id, title, icon, to }) => ({
      id: `do-${id}`,
      titles: [messages.text(title)],
      icon,
      isForgotten: true,
      run: () => void (typeof to === 'string' ? navigate(to) : to()),
    }));
}
