import { FullScreenMinimizeRegular } from '@fluentui/react-icons/headless/svg/full-screen-minimize';
import { createIcon } from './create-icon';

export const FullScreenMinimizeIcon = /*#__PURE__*/ createIcon(FullScreenMinimizeRegular);
