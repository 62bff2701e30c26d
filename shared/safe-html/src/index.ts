// Not exported: the sanitiser itself. HTML from users goes through its settings here, or nowhere.
export { SafeHtml, type SafeHtmlProps } from './safe-html';
export { sanitiseHtml } from './safe-html';
export { useMarkupStyles } from './markup.styles';
