import { PinRegular } from '@fluentui/react-icons/headless/svg/pin';
import { createIcon } from './create-icon';

export const PinIcon = /*#__PURE__*/ createIcon(PinRegular);
