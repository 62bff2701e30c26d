import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { createIcon } from './create-icon';

export const ChevronUpIcon = /*#__PURE__*/ createIcon(ChevronUpRegular);
