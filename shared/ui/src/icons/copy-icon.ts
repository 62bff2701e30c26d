import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { createIcon } from './create-icon';

export const CopyIcon = /*#__PURE__*/ createIcon(CopyRegular);
