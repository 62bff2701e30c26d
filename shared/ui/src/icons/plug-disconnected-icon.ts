import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { createIcon } from './create-icon';

export const PlugDisconnectedIcon = /*#__PURE__*/ createIcon(PlugDisconnectedRegular);
