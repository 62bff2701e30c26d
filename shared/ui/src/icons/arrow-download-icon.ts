import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { createIcon } from './create-icon';

export const ArrowDownloadIcon = /*#__PURE__*/ createIcon(ArrowDownloadRegular);
