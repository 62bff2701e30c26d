import { ArrowSortUpRegular } from '@fluentui/react-icons/headless/svg/arrow-sort-up';
import { createIcon } from './create-icon';

export const ArrowSortUpIcon = /*#__PURE__*/ createIcon(ArrowSortUpRegular);
