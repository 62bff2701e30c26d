import { type ICommand, commands as known } from '@uiw/react-md-editor/nohighlight';
import { CalendarIcon } from '@backoffice/ui';
import type { MessageKey } from '../../messages';

/** The commands that have texts, by the names that the library gives them. */
const toolbarTexts: Record<string, MessageKey> = {
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
};

type TextOf = (key: MessageKey) => string;

/** Drawn by the style sheet, so that it is a picture and not a second name. */
const letters = (text: string) => <b data-letters={text} />;

/** Puts the date where the cursor stands. */
const date: ICommand = {
  name: 'date',
  keyCommand: 'date',
  buttonProps: {},
  icon: <CalendarIcon />,
  execute: (_state, api) => {
    api.replaceSelection(new Date().toISOString().slice(0, 10));
  },
};

const headings: ICommand[] = [
  { ...known.heading1, icon: letters('H1') },
  { ...known.heading2, icon: letters('H2') },
  { ...known.heading3, icon: letters('H3') },
];
const inline = [known.bold, known.italic, known.strikethrough, known.hr];
const blocks = [known.link, known.quote, known.code, known.codeBlock];
const lists = [known.unorderedListCommand, known.orderedListCommand, known.checkedListCommand];

const toolbars = {
  basic: [...inline, ...headings, ...blocks, ...lists],
  custom: [known.bold, known.italic, ...headings, date],
  views: [known.codeEdit, known.codeLive, known.codePreview],
};

/** A command under its name in the given language; the library's own names and icons say English. */
function named(command: ICommand, text: TextOf): ICommand {
  const key = toolbarTexts[command.name ?? ''];
  const label = key ? text(key) : command.name;
  return {
    ...command,
    icon: <span aria-hidden="true">{command.icon}</span>,
    buttonProps: { 'aria-label': label, 'data-tooltip': label } as ICommand['buttonProps'],
  };
}

/** A row of buttons of the editor. */
export function toolbarCommands(toolbar: keyof typeof toolbars, text: TextOf): ICommand[] {
  return toolbars[toolbar].map((command) => named(command, text));
}
