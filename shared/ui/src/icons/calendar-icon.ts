import { CalendarRegular } from '@fluentui/react-icons/headless/svg/calendar';
import { createIcon } from './create-icon';

export const CalendarIcon = /*#__PURE__*/ createIcon(CalendarRegular);
