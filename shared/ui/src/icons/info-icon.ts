import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { createIcon } from './create-icon';

export const InfoIcon = /*#__PURE__*/ createIcon(InfoRegular);
