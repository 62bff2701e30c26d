import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { createIcon } from './create-icon';

export const PeopleIcon = /*#__PURE__*/ createIcon(PeopleRegular);
