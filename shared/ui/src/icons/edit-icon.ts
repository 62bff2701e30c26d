import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { createIcon } from './create-icon';

export const EditIcon = /*#__PURE__*/ createIcon(EditRegular);
