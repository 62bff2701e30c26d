import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { createIcon } from './create-icon';

export const ChevronRightIcon = /*#__PURE__*/ createIcon(ChevronRightRegular);
