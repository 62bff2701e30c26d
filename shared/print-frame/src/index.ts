// Not exported: the sheet's styles, which hold for every document that is printed.
export { PrintFrame, type PrintFrameProps } from './print-frame';
