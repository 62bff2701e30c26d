import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { createIcon } from './create-icon';

export const PersonIcon = /*#__PURE__*/ createIcon(PersonRegular);
