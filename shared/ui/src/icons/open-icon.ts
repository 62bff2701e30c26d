import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import { createIcon } from './create-icon';

export const OpenIcon = /*#__PURE__*/ createIcon(OpenRegular);
