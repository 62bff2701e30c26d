// Not exported: Quill. Its formats and names are settled here.
export { messages as richTextMessages } from './messages';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
