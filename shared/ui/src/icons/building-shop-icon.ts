import { BuildingShopRegular } from '@fluentui/react-icons/headless/svg/building-shop';
import { createIcon } from './create-icon';

export const BuildingShopIcon = /*#__PURE__*/ createIcon(BuildingShopRegular);
