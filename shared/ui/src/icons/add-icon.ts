import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { createIcon } from './create-icon';

export const AddIcon = /*#__PURE__*/ createIcon(AddRegular);
