import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { createIcon } from './create-icon';

export const SearchIcon = /*#__PURE__*/ createIcon(SearchRegular);
