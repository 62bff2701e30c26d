import { createIcon } from './create-icon';

export const ChevronUpIcon = /*#__PURE__*/ createIcon(
  'M4.15 12.35a.5.5 0 0 1 0-.7L9.6 6.16a.55.55 0 0 1 .78 0l5.47 5.49a.5.5 0 0 1-.71.7L10 7.2l-5.15 5.16a.5.5 0 0 1-.7 0',
);
