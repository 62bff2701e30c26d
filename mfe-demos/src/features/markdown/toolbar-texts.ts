import type { MessageKey } from '../../message-key';

/** The commands that have texts, by the names that the library gives them. */
export const toolbarTexts = {
  bold: 'markdown.command.bold',
  italic: 'markdown.command.italic',
  strikethrough: 'markdown.command.strikethrough',
  hr: 'markdown.command.hr',
  heading1: 'markdown.command.title1',
  heading2: 'markdown.command.title2',
  heading3: 'markdown.command.title3',
  link: 'markdown.command.link',
  quote: 'markdown.command.quote',
  code: 'markdown.command.code',
  codeBlock: 'markdown.command.codeBlock',
  'unordered-list': 'markdown.command.unordered-list',
  'ordered-list': 'markdown.command.ordered-list',
  'checked-list': 'markdown.command.checked-list',
  edit: 'markdown.command.edit',
  live: 'markdown.command.live',
  preview: 'markdown.command.preview',
  date: 'markdown.command.date',
} as const satisfies Record<string, MessageKey>;
