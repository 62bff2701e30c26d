import { WarningRegular } from '@fluentui/react-icons/headless/svg/warning';
import { createIcon } from './create-icon';

export const WarningIcon = /*#__PURE__*/ createIcon(WarningRegular);
