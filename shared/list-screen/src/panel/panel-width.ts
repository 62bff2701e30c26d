/** Of the panel beside a list, in a wide window. */
export const PANEL_WIDTH = 'clamp(480px, 36vw, 560px)';
