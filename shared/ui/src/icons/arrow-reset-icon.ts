import { ArrowResetRegular } from '@fluentui/react-icons/headless/svg/arrow-reset';
import { createIcon } from './create-icon';

export const ArrowResetIcon = /*#__PURE__*/ createIcon(ArrowResetRegular);
