/** The copy of webpack that these plug-ins use; another copy cannot cache their output. */
export { default as webpack } from 'webpack';
