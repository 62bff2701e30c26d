import { DocumentRegular } from '@fluentui/react-icons/headless/svg/document';
import { createIcon } from './create-icon';

export const DocumentIcon = /*#__PURE__*/ createIcon(DocumentRegular);
