import { Button, makeStyles, MessageBar, MessageBarBody, tokens, uiMessages } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { CodePlace } from '../features/json-editor/code-place';
import { jsonProblem } from '../features/json-editor/json-problem';

const example = {
  items: [
    { market_type: 'forexdata', symbol: 'XAUUSD' },
    { market_type: 'forexdata', symbol: 'UKOIL' },
    { market_type: 'forexdata', symbol: 'CORN' },
  ],
  name: '',
};

export const exampleJson = JSON.stringify(example, null, 2);

const useJsonEditorStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** What is wrong with a text, with its line and column counted from 1. */
function placeOfProblem(doc: string): { line: number; column: number } | null {
  const state = EditorState.create({ doc, extensions: [json()] });
  const problem = jsonProblem(state);
  if (!problem) return null;
  const line = state.doc.lineAt(problem.at);
  return { line: line.number, column: problem.at - line.from + 1 };
}

/** JSON is written, checked and put in order. */
export function Page() {
  const styles = useJsonEditorStyles();
  const text = demoMessages.useText();
  const [value, setValue] = useState(exampleJson);
  const problem = useMemo(() => placeOfProblem(value), [value]);
  return (
    <DemoPage intro={text('jsonEditor.intro')}>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={problem !== null}
          onClick={() => setValue(JSON.stringify(JSON.parse(value), null, 2))}
        >
          {text('jsonEditor.format')}
        </Button>
        <Button onClick={() => setValue(exampleJson)}>{text('jsonEditor.restore')}</Button>
      </div>
      <div role="status">
        <MessageBar intent={problem ? 'error' : 'success'}>
          <MessageBarBody>
            {problem
              ? text('jsonEditor.problem', { line: String(problem.line), column: String(problem.column) })
              : text('jsonEditor.valid')}
          </MessageBarBody>
        </MessageBar>
      </div>
      <CodePlace label={text('jsonEditor.label')} onChange={setValue} value={value} />
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
