import { LockClosedRegular } from '@fluentui/react-icons/headless/svg/lock-closed';
import { createIcon } from './create-icon';

export const LockClosedIcon = /*#__PURE__*/ createIcon(LockClosedRegular);
