import { LocalLanguageRegular } from '@fluentui/react-icons/headless/svg/local-language';
import { createIcon } from './create-icon';

export const LocalLanguageIcon = /*#__PURE__*/ createIcon(LocalLanguageRegular);
