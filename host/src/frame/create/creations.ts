import { formAddress, NEW_ROW, type Screen, screens } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { may } from '@backoffice/session';
import {
  BuildingShopIcon,
  DocumentIcon,
  type Icon,
  KeyIcon,
  PeopleIcon,
  WalletCreditCardIcon,
} from '@backoffice/ui';
import type { Navigation } from '../../navigation/navigation';

export const messages = defineMessages('host-create', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** Something that the user may create, and the address at which its form is open. */
export interface Creation {
  key: Screen;
  label: string;
  icon: Icon;
  address: string;
}

const kinds = [
  { key: 'merchants', label: 'create.merchant', icon: BuildingShopIcon },
  { key: 'channels', label: 'create.channel', icon: WalletCreditCardIcon },
  { key: 'users', label: 'create.user', icon: PeopleIcon },
  { key: 'roles', label: 'create.role', icon: KeyIcon },
  // Its form is a page of its own.
  { key: 'articleCreate', label: 'create.article', icon: DocumentIcon, address: screens.articleCreate },
] as const;

/** What the user may create now, by their rights and the pages that there are; its texts are loaded before. */
export function creations({ pages }: Navigation): Creation[] {
  return kinds
    .filter(({ key }) => may(`${key}:edit`) && pages.some(({ path }) => path === screens[key]))
    .map(({ label, ...kind }) => ({
      address: formAddress(screens[kind.key], NEW_ROW),
      ...kind,
      label: messages.text(label),
    }));
}
