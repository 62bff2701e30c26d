import { BugRegular } from '@fluentui/react-icons/headless/svg/bug';
import { createIcon } from './create-icon';

export const BugIcon = /*#__PURE__*/ createIcon(BugRegular);
