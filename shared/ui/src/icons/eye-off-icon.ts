import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { createIcon } from './create-icon';

export const EyeOffIcon = /*#__PURE__*/ createIcon(EyeOffRegular);
