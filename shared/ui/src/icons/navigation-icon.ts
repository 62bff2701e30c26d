import { NavigationRegular } from '@fluentui/react-icons/headless/svg/navigation';
import { createIcon } from './create-icon';

export const NavigationIcon = /*#__PURE__*/ createIcon(NavigationRegular);
