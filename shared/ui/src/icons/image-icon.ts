import { ImageRegular } from '@fluentui/react-icons/headless/svg/image';
import { createIcon } from './create-icon';

export const ImageIcon = /*#__PURE__*/ createIcon(ImageRegular);
