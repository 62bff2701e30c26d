import { HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { createIcon } from './create-icon';

export const HomeIcon = /*#__PURE__*/ createIcon(HomeRegular);
