import { createIcon } from './create-icon';

export const ArrowSortUpIcon = /*#__PURE__*/ createIcon(
  'M9 4.71 6.35 7.35a.5.5 0 1 1-.7-.7L9.1 3.18a.5.5 0 0 1 .74-.03h.01l3.5 3.5a.5.5 0 1 1-.71.7L10 4.71V16.5a.5.5 0 0 1-1 0z',
);
