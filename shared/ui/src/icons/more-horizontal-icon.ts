import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { createIcon } from './create-icon';

export const MoreHorizontalIcon = /*#__PURE__*/ createIcon(MoreHorizontalRegular);
