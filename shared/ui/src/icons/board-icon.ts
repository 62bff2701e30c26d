import { BoardRegular } from '@fluentui/react-icons/headless/svg/board';
import { createIcon } from './create-icon';

export const BoardIcon = /*#__PURE__*/ createIcon(BoardRegular);
