import {
  BoardIcon,
  BuildingShopIcon,
  BugIcon,
  DocumentIcon,
  DocumentSearchIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  LockClosedIcon,
  PeopleIcon,
  PersonIcon,
  QuestionCircleIcon,
  SettingsIcon,
  WalletCreditCardIcon,
  type Icon,
} from '@backoffice/ui';

const icons: Record<string, Icon> = {
  board: BoardIcon,
  'building-shop': BuildingShopIcon,
  bug: BugIcon,
  document: DocumentIcon,
  home: HomeIcon,
  info: InfoIcon,
  key: KeyIcon,
  list: DocumentSearchIcon,
  lock: LockClosedIcon,
  people: PeopleIcon,
  person: PersonIcon,
  question: QuestionCircleIcon,
  settings: SettingsIcon,
  wallet: WalletCreditCardIcon,
};

/** The icon that the route tree names; a document where it names none of these. */
export function menuIcon(name: string | undefined): Icon {
  return (name && icons[name]) || DocumentIcon;
}
