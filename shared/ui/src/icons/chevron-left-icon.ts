import { createIcon } from './create-icon';

export const ChevronLeftIcon = /*#__PURE__*/ createIcon(
  'M12.35 15.85a.5.5 0 0 1-.7 0L6.16 10.4a.55.55 0 0 1 0-.78l5.49-5.46a.5.5 0 1 1 .7.7L7.2 10l5.16 5.15c.2.2.2.5 0 .7',
);
