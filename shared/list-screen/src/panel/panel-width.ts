/** Of the panel beside a list, in a wide window. Alone, as Griffel runs what styles import while it builds, and takes no types. */
export const PANEL_WIDTH = 'clamp(480px, 36vw, 560px)';
