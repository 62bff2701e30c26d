import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { tokens } from '@backoffice/ui';
import { tags } from '@lezer/highlight';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { type JsonProblem, jsonProblem } from './json-problem';

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
const editorTheme = [frame, syntaxHighlighting(colours)];

const LINT_MS = 200;

/**
 * Returns the editor's extensions. Tab moves to the next control, as everywhere.
 *
 * @param label the field's label
 * @param onChange called with the text on each change
 * @param explain returns the message for a problem
 */
function editorExtensions(
  label: string,
  onChange: (text: string) => void,
  explain: (problem: JsonProblem) => string,
): Extension[] {
  const problems = linter(
    ({ state }) => {
      const problem = jsonProblem(state.doc.toString());
      if (!problem) return [];
      const to = Math.min(problem.at + 1, state.doc.length);
      return [{ from: Math.min(problem.at, to), to, severity: 'error', message: explain(problem) }];
    },
    { delay: LINT_MS },
  );
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    json(),
    problems,
    lintGutter(),
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    editorTheme,
  ];
}

export interface CodeEditorProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Returns the message for a problem. */
  explain: (problem: JsonProblem) => string;
}

/** A JSON editor in a shadow root: only there it uses constructed style sheets, which the page's policy allows. */
export function CodeEditor({ label, value, onChange, explain }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const change = useEffectEvent(onChange);
  const words = useEffectEvent(explain);
  const textAtFirst = useEffectEvent(() => value);

  useEffect(() => {
    const host = container.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const extensions = editorExtensions(
      label,
      (text) => change(text),
      (problem) => words(problem),
    );
    const state = EditorState.create({ doc: textAtFirst(), extensions });
    const made = new EditorView({ state, parent: root, root });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label]);

  useEffect(() => {
    const { current } = view;
    const shown = current?.state.doc.toString();
    if (!current || shown === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);

  return <div ref={container} />;
}
