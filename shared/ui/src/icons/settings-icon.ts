import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { createIcon } from './create-icon';

export const SettingsIcon = /*#__PURE__*/ createIcon(SettingsRegular);
