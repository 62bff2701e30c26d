import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { createIcon } from './create-icon';

export const ArrowUploadIcon = /*#__PURE__*/ createIcon(ArrowUploadRegular);
