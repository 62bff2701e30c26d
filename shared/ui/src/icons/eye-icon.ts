import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { createIcon } from './create-icon';

export const EyeIcon = /*#__PURE__*/ createIcon(EyeRegular);
