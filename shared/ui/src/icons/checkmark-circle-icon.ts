import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { createIcon } from './create-icon';

export const CheckmarkCircleIcon = /*#__PURE__*/ createIcon(CheckmarkCircleRegular);
