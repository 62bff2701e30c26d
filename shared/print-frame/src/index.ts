// Not exported: the print styles, which apply to every printed document.
export { PrintFrame, type PrintFrameProps } from './print-frame';
