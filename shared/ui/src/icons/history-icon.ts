import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import { createIcon } from './create-icon';

export const HistoryIcon = /*#__PURE__*/ createIcon(HistoryRegular);
