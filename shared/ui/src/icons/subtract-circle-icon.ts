import { SubtractCircleRegular } from '@fluentui/react-icons/headless/svg/subtract-circle';
import { createIcon } from './create-icon';

export const SubtractCircleIcon = /*#__PURE__*/ createIcon(SubtractCircleRegular);
