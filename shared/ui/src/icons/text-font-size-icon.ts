import { TextFontSizeRegular } from '@fluentui/react-icons/headless/svg/text-font-size';
import { createIcon } from './create-icon';

export const TextFontSizeIcon = /*#__PURE__*/ createIcon(TextFontSizeRegular);
