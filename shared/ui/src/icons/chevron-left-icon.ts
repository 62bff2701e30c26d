import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { createIcon } from './create-icon';

export const ChevronLeftIcon = /*#__PURE__*/ createIcon(ChevronLeftRegular);
