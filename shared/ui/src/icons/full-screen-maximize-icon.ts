import { FullScreenMaximizeRegular } from '@fluentui/react-icons/headless/svg/full-screen-maximize';
import { createIcon } from './create-icon';

export const FullScreenMaximizeIcon = /*#__PURE__*/ createIcon(FullScreenMaximizeRegular);
