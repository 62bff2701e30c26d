import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { createIcon } from './create-icon';

export const ChevronDownIcon = /*#__PURE__*/ createIcon(ChevronDownRegular);
