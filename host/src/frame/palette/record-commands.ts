import { filteredAddress, formAddress, type Permission, rowAddress, screens } from '@backoffice/contract';
import type {
  FoundAccount,
  FoundArticle,
  FoundChannel,
  FoundMerchant,
  MerchantStatus,
} from '@backoffice/contract';
import { may } from '@backoffice/session';
import {
  BuildingShopIcon,
  copyWithNotice,
  CopyIcon,
  DocumentSearchIcon,
  EditIcon,
  HistoryIcon,
  KeyIcon,
  OpenIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  WalletCreditCardIcon,
} from '@backoffice/ui';
import type { NavigateFunction } from 'react-router-dom';
import { keysOf, type RecordCommand } from '../shortcuts/record-keys';
import { copyPrivateKey, copyPublicKey } from './copy-keys';
import type { FoundRecord } from './find-records';
import { messages } from './messages';
import type { PaletteCommand } from './palette-commands';
import { switchChannelStatus, switchMerchantStatus } from './status-switches';

interface Declared {
  id: 'open' | RecordCommand;
  title: Parameters<typeof messages.text>[0];
  icon: PaletteCommand['icon'];
  /** The right that the command needs; absent if seeing the record is enough. */
  needs?: Permission;
  question?: PaletteCommand['question'];
  staysOpen?: boolean;
  /** The address to open, or the action. */
  to: string | (() => unknown);
}

const copies = (number: string): Declared => ({
  id: 'copy',
  title: 'palette.do.copy',
  icon: CopyIcon,
  to: () => copyWithNotice(number),
});

function switches<Row extends { status: MerchantStatus }>(
  row: Row,
  needs: Permission,
  switchStatus: (row: Row, to: MerchantStatus) => unknown,
): Declared {
  const isActive = row.status === 'active';
  return {
    id: 'status',
    title: isActive ? 'palette.do.deactivate' : 'palette.do.activate',
    icon: isActive ? PauseCircleIcon : PlayCircleIcon,
    needs,
    to: () => switchStatus(row, isActive ? 'inactive' : 'active'),
  };
}

function ofMerchant(row: FoundMerchant): Declared[] {
  const { id, merchantName, merchantNo } = row;
  return [
    {
      id: 'edit',
      title: 'palette.do.edit',
      icon: EditIcon,
      needs: 'merchants:edit',
      to: formAddress(screens.merchants, id, { merchantNo }),
    },
    switches(row, 'merchants:edit', switchMerchantStatus),
    copies(merchantNo),
    {
      id: 'private-key',
      title: 'palette.do.private-key',
      icon: KeyIcon,
      needs: 'merchantKeys:view',
      staysOpen: true,
      to: () => copyPrivateKey(row),
    },
    {
      id: 'public-key',
      title: 'palette.do.public-key',
      icon: KeyIcon,
      needs: 'merchantPage:view',
      staysOpen: true,
      to: () => copyPublicKey(row),
    },
    {
      id: 'channels',
      title: 'palette.do.channels',
      icon: WalletCreditCardIcon,
      needs: 'channels:view',
      to: filteredAddress(screens.channels, { merchantName }),
    },
  ];
}

/** Whether the merchant takes no payments without this channel. */
const isLast = ({ status, merchantWeight, activeWeight }: FoundChannel) =>
  status === 'active' && activeWeight <= merchantWeight;

function ofChannel(row: FoundChannel): Declared[] {
  const { id, merchantId, merchantNo, merchantChannel } = row;
  return [
    {
      id: 'edit',
      title: 'palette.do.edit',
      icon: EditIcon,
      needs: 'channels:edit',
      to: formAddress(screens.channels, id, { merchantNo, merchantChannel }),
    },
    {
      ...switches(row, 'channels:edit', switchChannelStatus),
      question: isLast(row)
        ? {
            title: messages.text('palette.channel.off.title'),
            body: messages.text('palette.channel.off.body'),
          }
        : undefined,
    },
    copies(merchantNo),
    {
      id: 'merchant',
      title: 'palette.do.merchant',
      icon: BuildingShopIcon,
      needs: 'merchantPage:view',
      to: rowAddress(screens.merchantPage, merchantId),
    },
  ];
}

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
    case 'transaction':
      return [copies(record.row.order_no)];
    case 'note':
      return [];
  }
}

/** The commands for a found record that the user may run. The first one is run by Enter. */
export function recordCommands(record: FoundRecord, navigate: NavigateFunction): PaletteCommand[] {
  const first: Declared = {
    id: 'open',
    title: record.kind === 'channel' || record.kind === 'user' ? 'palette.do.list' : 'palette.do.open',
    icon: OpenIcon,
    to: record.address,
  };
  return [first, ...declaredOf(record)]
    .filter(({ needs }) => needs === undefined || may(needs))
    .map(({ id, title, icon, question, staysOpen, to }) => ({
      id,
      titles: [messages.text(title)],
      icon,
      isForgotten: true,
      keys: id === 'open' ? undefined : keysOf(id),
      question,
      staysOpen,
      run: () => void (typeof to === 'string' ? navigate(to) : to()),
    }));
}
