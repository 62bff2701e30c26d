/** The copy of webpack that the plug-ins here use: another copy cannot cache what they make. */
export { default as webpack } from 'webpack';
