// Not exported: Quill. Its formats and labels are set in this package.
export { messages as richTextMessages } from './messages';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
