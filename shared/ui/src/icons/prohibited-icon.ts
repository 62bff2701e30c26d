import { ProhibitedRegular } from '@fluentui/react-icons/headless/svg/prohibited';
import { createIcon } from './create-icon';

export const ProhibitedIcon = /*#__PURE__*/ createIcon(ProhibitedRegular);
