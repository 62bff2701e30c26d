import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { createIcon } from './create-icon';

export const DismissIcon = /*#__PURE__*/ createIcon(DismissRegular);
