import { createIcon } from './create-icon';

export const CheckmarkIcon = /*#__PURE__*/ createIcon(
  'M3.37 10.17a.5.5 0 0 0-.74.66l4 4.5c.19.22.52.23.72.02l10.5-10.5a.5.5 0 0 0-.7-.7L7.02 14.27z',
);
