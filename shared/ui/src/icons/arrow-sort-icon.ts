import { ArrowSortRegular } from '@fluentui/react-icons/headless/svg/arrow-sort';
import { createIcon } from './create-icon';

export const ArrowSortIcon = /*#__PURE__*/ createIcon(ArrowSortRegular);
