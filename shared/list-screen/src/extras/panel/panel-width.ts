/**
 * The width of the panel beside a list in a wide window. A separate module, because Griffel runs the imports of styles during
 * the build, and does not support types.
 */
export const PANEL_WIDTH = 'clamp(480px, 36vw, 560px)';
