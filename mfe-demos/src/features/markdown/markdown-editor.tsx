import MDEditor, { commands as known, type ICommand } from '@uiw/react-md-editor/nohighlight';
import rehypeSanitize from 'rehype-sanitize';
import { sanitiseHtml } from '@backoffice/safe-html';
import { useLayoutEffect, useRef, useState } from 'react';
import { type MessageKey, messages } from '../../messages';
import { useMarkdownStyles } from './markdown.styles';
import { CalendarIcon } from '@backoffice/ui';

/** The message keys of commands, by the library's names. */
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

/** An icon of letters, drawn by the style sheet so that it is not read as a second name. */
const letters = (text: string) => <b data-letters={text} />;

/** Inserts the date at the cursor. */
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
};
const views = [known.codeEdit, known.codeLive, known.codePreview];

/** Returns a command with its label in the given language; the library's own labels are English. */
function named(command: ICommand, text: TextOf): ICommand {
  const key = toolbarTexts[command.name ?? ''];
  const label = key ? text(key) : command.name;
  return {
    ...command,
    icon: <span aria-hidden="true">{command.icon}</span>,
    buttonProps: { 'aria-label': label, 'data-tooltip': label } as ICommand['buttonProps'],
  };
}

// Loaded as a file, because the page's content security policy forbids style elements.
const sheet = new URL('@uiw/react-md-editor/markdown-editor.css', import.meta.url).href;

/** Returns the HTML of the preview, without the empty links that the library adds to headings. */
function htmlOf(shown: HTMLElement): string {
  const copy = shown.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('a'))
    if (!link.textContent && !link.querySelector('img')) link.remove();
  const parts = [...(copy.firstElementChild ?? copy).childNodes];
  return sanitiseHtml(parts.map((part) => new XMLSerializer().serializeToString(part)).join(''));
}

/** The sanitised HTML of a Markdown text, as an article could contain it. */
function HtmlOfMarkdown({ source, label }: { source: string; label: string }) {
  const styles = useMarkdownStyles();
  const shown = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  useLayoutEffect(() => {
    if (shown.current) setHtml(htmlOf(shown.current));
  }, [source]);
  return (
    <>
      <div hidden ref={shown}>
        <MDEditor.Markdown disableCopy rehypePlugins={[[rehypeSanitize]]} skipHtml source={source} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus */}
      <pre aria-label={label} className={styles.html} role="region" tabIndex={0}>
        {html}
      </pre>
    </>
  );
}

export interface MarkdownEditorProps {
  title: string;
  toolbar: 'basic' | 'custom';
  /** `edit` shows the text only, without buttons for other views. */
  preview: 'edit' | 'live';
  /** The texts of the buttons; those of the interface by default. */
  toolbarText?: TextOf;
  /** Shows the HTML below. */
  withHtml?: boolean;
}

/** A Markdown editor with a preview, which leaves out HTML in the text. */
export function MarkdownEditor({ title, toolbar, preview, toolbarText, withHtml }: MarkdownEditorProps) {
  const styles = useMarkdownStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState<string | null>(null);
  const buttons = (commands: ICommand[]) => commands.map((command) => named(command, toolbarText ?? text));
  return (
    <>
      <link href={sheet} precedence="editor" rel="stylesheet" />
      <MDEditor
        className={styles.editor}
        commands={buttons(toolbars[toolbar])}
        components={{
          preview: (source) => (
            <div
              aria-label={text('markdown.preview', { title })}
              className={styles.preview}
              role="region"
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it only while it has the focus
              tabIndex={0}
            >
              <MDEditor.Markdown rehypePlugins={[[rehypeSanitize]]} skipHtml source={source} />
            </div>
          ),
        }}
        defaultTabEnable
        extraCommands={preview === 'edit' ? [] : buttons(views)}
        height={300}
        onChange={(value = '') => setTyped(value)}
        preview={preview}
        textareaProps={{ 'aria-label': title }}
        value={typed ?? text('markdown.example')}
        visibleDragbar={false}
      />
      {withHtml && (
        <HtmlOfMarkdown label={text('markdown.html', { title })} source={typed ?? text('markdown.example')} />
      )}
    </>
  );
}
