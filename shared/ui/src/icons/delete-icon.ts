import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { createIcon } from './create-icon';

export const DeleteIcon = /*#__PURE__*/ createIcon(DeleteRegular);
