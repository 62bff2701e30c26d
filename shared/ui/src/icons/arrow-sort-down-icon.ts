import { ArrowSortDownRegular } from '@fluentui/react-icons/headless/svg/arrow-sort-down';
import { createIcon } from './create-icon';

export const ArrowSortDownIcon = /*#__PURE__*/ createIcon(ArrowSortDownRegular);
