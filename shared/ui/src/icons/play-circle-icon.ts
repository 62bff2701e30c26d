import { PlayCircleRegular } from '@fluentui/react-icons/headless/svg/play-circle';
import { createIcon } from './create-icon';

export const PlayCircleIcon = /*#__PURE__*/ createIcon(PlayCircleRegular);
