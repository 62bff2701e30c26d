import { articleMarkup } from '@backoffice/contract';
import {
  FullScreenMaximizeIcon,
  FullScreenMinimizeIcon,
  IconButton,
  Menu,
  mergeClasses,
  type MenuItem,
} from '@backoffice/ui';
import { sanitiseHtml, useMarkupStyles } from '@backoffice/safe-html';
import { useState } from 'react';
import type { Quill } from 'react-quill';
import { findWords, replaceWords } from './find-words';
import { messages } from './messages';
import { ReplaceDialog } from './replace-dialog';
import { useEditorStyles } from './rich-text-editor.styles';
import { SourceDialog } from './source-dialog';
import { ToolIcon } from './tool-icons';

type Editor = InstanceType<typeof Quill>;

/** Quill's table module, which its types leave out. */
interface TableModule {
  getTable: () => readonly [table: object | null, ...unknown[]];
  insertTable: (rows: number, columns: number) => void;
  insertRowAbove: () => void;
  insertRowBelow: () => void;
  insertColumnLeft: () => void;
  insertColumnRight: () => void;
  deleteRow: () => void;
  deleteColumn: () => void;
  deleteTable: () => void;
}

const tableOf = (editor: Editor) => editor.getModule('table') as TableModule;

/** The actions available at the moment. */
export interface EditorState {
  canUndo: boolean;
  canRedo: boolean;
  isInTable: boolean;
}

/** @returns the same object while nothing has changed */
export function editorState(editor: Editor, before: EditorState): EditorState {
  const { undo, redo } = editor.history.stack;
  const now = {
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
    // Without focus nothing is selected; the tools then act on the last selection.
    isInTable: editor.hasFocus() ? tableOf(editor).getTable()[0] !== null : before.isInTable,
  };
  const isSame =
    now.canUndo === before.canUndo && now.canRedo === before.canRedo && now.isInTable === before.isInTable;
  return isSame ? before : now;
}

const colourTexts = {
  red: 'richText.colour.red',
  orange: 'richText.colour.orange',
  yellow: 'richText.colour.yellow',
  green: 'richText.colour.green',
  blue: 'richText.colour.blue',
  purple: 'richText.colour.purple',
  grey: 'richText.colour.grey',
} as const;

const TABLE_ROWS = 3;
const TABLE_COLUMNS = 3;

interface EditorToolsProps {
  state: EditorState;
  html: string;
  /** Returns the editor without focusing it. */
  read: () => Editor | undefined;
  /** Focuses the editor at its last selection and runs an action. */
  run: (action: (editor: Editor) => void) => void;
  isFull: boolean;
  onFullChange: (isFull: boolean) => void;
}

/** Replaces the content by sanitised HTML, in one step that can be undone. */
function putSource(editor: Editor, html: string): void {
  editor.history.cutoff();
  editor.setContents(editor.clipboard.convert({ html: sanitiseHtml(html) }), 'user');
  editor.history.cutoff();
}

/** The tools that Quill's own toolbar lacks: undo, colours, tables, find and replace, HTML source, full screen. */
export function EditorTools({ state, html, read, run, isFull, onFullChange }: EditorToolsProps) {
  const styles = useEditorStyles();
  const { markup } = useMarkupStyles();
  const text = messages.useText();
  const [open, setOpen] = useState<'replace' | 'source' | null>(null);

  const colourItems = (format: 'color' | 'background'): MenuItem[] => [
    ...articleMarkup.colours.map((colour) => ({
      key: colour,
      label: text(colourTexts[colour]),
      icon: (
        <span aria-hidden className={markup}>
          <span
            className={mergeClasses(styles.sample, `ql-${format === 'color' ? 'color' : 'bg'}-${colour}`)}
          >
            A
          </span>
        </span>
      ),
      onSelect: () => run((editor) => editor.format(format, colour, 'user')),
    })),
    {
      key: 'none',
      label: text('richText.colour.none'),
      apart: true,
      onSelect: () => run((editor) => editor.format(format, false, 'user')),
    },
  ];

  const inTable = (key: string, label: string, action: (table: TableModule) => void): MenuItem => ({
    key,
    label,
    disabled: !state.isInTable,
    onSelect: () => run((editor) => action(tableOf(editor))),
  });
  const tableItems: MenuItem[] = [
    {
      key: 'insert',
      label: text('richText.table.insert'),
      disabled: state.isInTable,
      onSelect: () => run((editor) => tableOf(editor).insertTable(TABLE_ROWS, TABLE_COLUMNS)),
    },
    { ...inTable('above', text('richText.table.row-above'), (table) => table.insertRowAbove()), apart: true },
    inTable('below', text('richText.table.row-below'), (table) => table.insertRowBelow()),
    inTable('before', text('richText.table.column-before'), (table) => table.insertColumnLeft()),
    inTable('after', text('richText.table.column-after'), (table) => table.insertColumnRight()),
    { ...inTable('row', text('richText.table.delete-row'), (table) => table.deleteRow()), apart: true },
    inTable('column', text('richText.table.delete-column'), (table) => table.deleteColumn()),
    { ...inTable('table', text('richText.table.delete'), (table) => table.deleteTable()), dangerous: true },
  ];

  const menu = (icon: 'colour' | 'background' | 'table', label: string, items: readonly MenuItem[]) => (
    <Menu
      items={items}
      label={label}
      trigger={(props) => <IconButton {...props} icon={<ToolIcon name={icon} />} label={label} />}
    />
  );

  return (
    <div aria-label={text('richText.tools')} className={mergeClasses('ql-snow', styles.tools)} role="toolbar">
      <IconButton
        aria-disabled={!state.canUndo}
        icon={<ToolIcon name="undo" />}
        label={text('richText.undo')}
        onClick={() => state.canUndo && run((editor) => editor.history.undo())}
      />
      <IconButton
        aria-disabled={!state.canRedo}
        icon={<ToolIcon name="redo" />}
        label={text('richText.redo')}
        onClick={() => state.canRedo && run((editor) => editor.history.redo())}
      />
      {menu('colour', text('richText.colour'), colourItems('color'))}
      {menu('background', text('richText.background'), colourItems('background'))}
      {menu('table', text('richText.table'), tableItems)}
      <IconButton
        icon={<ToolIcon name="replace" />}
        label={text('richText.replace')}
        onClick={() => setOpen('replace')}
      />
      <IconButton
        icon={<ToolIcon name="source" />}
        label={text('richText.source')}
        onClick={() => setOpen('source')}
      />
      <IconButton
        aria-pressed={isFull}
        className={styles.last}
        icon={isFull ? <FullScreenMinimizeIcon /> : <FullScreenMaximizeIcon />}
        label={text(isFull ? 'richText.full-screen.end' : 'richText.full-screen')}
        onClick={() => onFullChange(!isFull)}
      />
      {open === 'replace' && (
        <ReplaceDialog
          count={(words) => {
            const editor = read();
            return editor ? findWords(editor, words).length : 0;
          }}
          onDismiss={() => setOpen(null)}
          onReplace={(words, by) => run((editor) => replaceWords(editor, words, by))}
        />
      )}
      {open === 'source' && (
        <SourceDialog
          html={html}
          onApply={(source) => run((editor) => putSource(editor, source))}
          onDismiss={() => setOpen(null)}
        />
      )}
    </div>
  );
}
