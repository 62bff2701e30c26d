import { DataTrendingRegular } from '@fluentui/react-icons/headless/svg/data-trending';
import { createIcon } from './create-icon';

export const DataTrendingIcon = /*#__PURE__*/ createIcon(DataTrendingRegular);
