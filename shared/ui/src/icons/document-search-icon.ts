import { DocumentSearchRegular } from '@fluentui/react-icons/headless/svg/document-search';
import { createIcon } from './create-icon';

export const DocumentSearchIcon = /*#__PURE__*/ createIcon(DocumentSearchRegular);
