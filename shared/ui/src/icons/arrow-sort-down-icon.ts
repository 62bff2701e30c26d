import { createIcon } from './create-icon';

export const ArrowSortDownIcon = /*#__PURE__*/ createIcon(
  'm10 15.29 2.65-2.64a.5.5 0 0 1 .7.7L9.9 16.82a.5.5 0 0 1-.74.03h-.01l-3.5-3.5a.5.5 0 1 1 .71-.7L9 15.29V3.5a.5.5 0 0 1 1 0z',
);
