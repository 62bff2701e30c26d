import type { SeriesName } from '@backoffice/contract';
import {
  BuildingShopIcon,
  type Icon,
  MailIcon,
  PeopleIcon,
  tokens,
  WalletCreditCardIcon,
} from '@backoffice/ui';

/** The label and colour of each series. Adjacent colours are distinguishable for colour-blind users too. */
export const seriesLooks = {
  newVisitis: {
    label: 'dashboard.series.new-visits',
    colour: tokens.colorPaletteBlueBorderActive,
    Icon: PeopleIcon,
  },
  messages: {
    label: 'dashboard.series.messages',
    colour: tokens.colorPalettePumpkinBorderActive,
    Icon: MailIcon,
  },
  purchases: {
    label: 'dashboard.series.purchases',
    colour: tokens.colorPaletteTealBorderActive,
    Icon: WalletCreditCardIcon,
  },
  shoppings: {
    label: 'dashboard.series.shoppings',
    colour: tokens.colorPaletteGrapeBorderActive,
    Icon: BuildingShopIcon,
  },
} as const satisfies Record<SeriesName, { label: string; colour: string; Icon: Icon }>;
