import { PauseCircleRegular } from '@fluentui/react-icons/headless/svg/pause-circle';
import { createIcon } from './create-icon';

export const PauseCircleIcon = /*#__PURE__*/ createIcon(PauseCircleRegular);
