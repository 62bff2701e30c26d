import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tokens } from '@backoffice/ui';
import { tags } from '@lezer/highlight';

const frame = EditorView.theme({
  '&': {
    minHeight: '400px',
    maxHeight: '60vh',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  '&.cm-focused': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { caretColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': {
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `${tokens.colorBrandBackground2} !important`,
  },
  '.cm-activeLineGutter': {
    backgroundColor: tokens.colorNeutralBackground3Selected,
    color: tokens.colorNeutralForeground1,
  },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-tooltip': {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: tokens.colorBrandForeground1 },
  { tag: tags.string, color: tokens.colorPaletteGreenForeground1 },
  { tag: [tags.number, tags.bool, tags.null], color: tokens.colorPaletteBerryForeground1 },
]);

/** The editor in the colours of the interface, light and dark. */
export const editorTheme = [frame, syntaxHighlighting(colours)];
