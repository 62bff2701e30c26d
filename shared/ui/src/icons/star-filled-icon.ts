import { StarFilled } from '@fluentui/react-icons/headless/svg/star';
import { createIcon } from './create-icon';

export const StarFilledIcon = /*#__PURE__*/ createIcon(StarFilled);
