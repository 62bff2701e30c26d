import { StarRegular } from '@fluentui/react-icons/headless/svg/star';
import { createIcon } from './create-icon';

export const StarIcon = /*#__PURE__*/ createIcon(StarRegular);
