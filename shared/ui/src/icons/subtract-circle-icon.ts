import { createIcon } from './create-icon';

export const SubtractCircleIcon = /*#__PURE__*/ createIcon(
  'M6 10c0-.28.22-.5.5-.5h7a.5.5 0 0 1 0 1h-7A.5.5 0 0 1 6 10m4 8a8 8 0 1 0 0-16 8 8 0 0 0 0 16m0-1a7 7 0 1 1 0-14 7 7 0 0 1 0 14',
);
