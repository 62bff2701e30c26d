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
  en: () => import(/* webpackChunkName: "texts-en" */ './messages/en.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './messages/zh.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ './messages/es.json'),
  ja: () => import(/* webpackChunkName: "texts-ja" */ './messages/ja.json'),
});

/** A kind of record that the user may create, and the address of its form. */
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
  // The form of an article is a page of its own.
  { key: 'articleCreate', label: 'create.article', icon: DocumentIcon, address: screens.articleCreate },
] as const;

/** Everything that the user may create, by their rights and pages. Its texts must be loaded before. */
export function creations({ pages }: Navigation): Creation[] {
  return kinds
    .filter(({ key }) => may(`${key}:edit`) && pages.some(({ path }) => path === screens[key]))
    .map(({ label, ...kind }) => ({
      address: formAddress(screens[kind.key], NEW_ROW),
      ...kind,
      label: messages.text(label),
    }));
}
