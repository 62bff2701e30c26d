import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { createIcon } from './create-icon';

export const MailIcon = /*#__PURE__*/ createIcon(MailRegular);
