import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { editorTheme } from './editor-theme';
import { jsonProblem } from './json-problem';

const LINT_MS = 200;

/**
 * What the editor can do. Tab leads on to the next control, as everywhere.
 *
 * @param label of the field
 * @param onChange told with each change
 */
export function editorExtensions(label: string, onChange: (text: string) => void): Extension[] {
  const problems = linter(
    ({ state }) => {
      const problem = jsonProblem(state);
      if (!problem) return [];
      const to = Math.min(problem.at + 1, state.doc.length);
      return [{ from: Math.min(problem.at, to), to, severity: 'error', message: problem.reason }];
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
