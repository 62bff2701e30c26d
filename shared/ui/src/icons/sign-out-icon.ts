import { SignOutRegular } from '@fluentui/react-icons/headless/svg/sign-out';
import { createIcon } from './create-icon';

export const SignOutIcon = /*#__PURE__*/ createIcon(SignOutRegular);
