import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { createIcon } from './create-icon';

export const CheckmarkIcon = /*#__PURE__*/ createIcon(CheckmarkRegular);
