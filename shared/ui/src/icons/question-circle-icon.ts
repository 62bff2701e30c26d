import { QuestionCircleRegular } from '@fluentui/react-icons/headless/svg/question-circle';
import { createIcon } from './create-icon';

export const QuestionCircleIcon = /*#__PURE__*/ createIcon(QuestionCircleRegular);
