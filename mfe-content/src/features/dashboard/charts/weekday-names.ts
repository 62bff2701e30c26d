/** From Monday on. Not the browser's own: the first use of its dates costs a slow machine a tenth of a second. */
export const weekdayNames = [
  'dashboard.weekday.monday',
  'dashboard.weekday.tuesday',
  'dashboard.weekday.wednesday',
  'dashboard.weekday.thursday',
  'dashboard.weekday.friday',
  'dashboard.weekday.saturday',
  'dashboard.weekday.sunday',
] as const;
