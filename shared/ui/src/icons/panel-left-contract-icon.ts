import { PanelLeftContractRegular } from '@fluentui/react-icons/headless/svg/panel-left-contract';
import { createIcon } from './create-icon';

export const PanelLeftContractIcon = /*#__PURE__*/ createIcon(PanelLeftContractRegular);
