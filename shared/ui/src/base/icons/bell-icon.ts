import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { createIcon } from './create-icon';

// Not in the index, which is shared with every remote; only the host has a bell.
export const BellIcon = /*#__PURE__*/ createIcon(AlertRegular);
