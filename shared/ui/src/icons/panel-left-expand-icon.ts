import { PanelLeftExpandRegular } from '@fluentui/react-icons/headless/svg/panel-left-expand';
import { createIcon } from './create-icon';

export const PanelLeftExpandIcon = /*#__PURE__*/ createIcon(PanelLeftExpandRegular);
