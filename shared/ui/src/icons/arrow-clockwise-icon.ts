import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { createIcon } from './create-icon';

export const ArrowClockwiseIcon = /*#__PURE__*/ createIcon(ArrowClockwiseRegular);
