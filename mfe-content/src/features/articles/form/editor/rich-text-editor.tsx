export { RichTextEditor, richTextMessages } from '@backoffice/rich-text';
