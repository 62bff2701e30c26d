import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { createIcon } from './create-icon';

export const ErrorCircleIcon = /*#__PURE__*/ createIcon(ErrorCircleRegular);
