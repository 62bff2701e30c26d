import { createIcon } from './create-icon';

export const BoardIcon = /*#__PURE__*/ createIcon(
  'M3 6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm3-2a2 2 0 0 0-2 2v1.06L9.5 7V4zm4.5 0v8H16V6a2 2 0 0 0-2-2zm5.5 9h-5.5v3H14a2 2 0 0 0 2-2zm-6.5 3V8L4 8.06V14c0 1.1.9 2 2 2z',
);
