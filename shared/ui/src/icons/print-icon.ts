import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { createIcon } from './create-icon';

export const PrintIcon = /*#__PURE__*/ createIcon(PrintRegular);
