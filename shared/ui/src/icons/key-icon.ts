import { KeyRegular } from '@fluentui/react-icons/headless/svg/key';
import { createIcon } from './create-icon';

export const KeyIcon = /*#__PURE__*/ createIcon(KeyRegular);
