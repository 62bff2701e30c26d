// Not exported: the sanitiser itself. HTML from users must use the settings in this package.
export { SafeHtml, type SafeHtmlProps } from './safe-html';
export { sanitiseHtml } from './safe-html';
export { useMarkupStyles } from './markup.styles';
