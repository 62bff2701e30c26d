import { Button, makeStyles, MessageBar, MessageBarBody, tokens, uiMessages } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { CodeEditor } from '../features/json-editor/code-editor';
import { type Expected, jsonProblem } from '../features/json-editor/json-problem';

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

const expectedTexts = {
  value: 'jsonEditor.expected.value',
  'value-or-end': 'jsonEditor.expected.value-or-end',
  name: 'jsonEditor.expected.name',
  'name-or-end': 'jsonEditor.expected.name-or-end',
  colon: 'jsonEditor.expected.colon',
  'comma-or-brace': 'jsonEditor.expected.comma-or-brace',
  'comma-or-bracket': 'jsonEditor.expected.comma-or-bracket',
  end: 'jsonEditor.expected.end',
  text: 'jsonEditor.expected.text',
} as const satisfies Record<Expected, string>;

/** Returns the problem of a text with its line and column, from 1; null for valid JSON. */
function positionedProblem(doc: string): { line: number; column: number; expected: Expected } | null {
  const problem = jsonProblem(doc);
  if (!problem) return null;
  const lines = doc.slice(0, problem.at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1, expected: problem.expected };
}

/** Demonstrates editing, checking and formatting JSON. */
export function Page() {
  const styles = useJsonEditorStyles();
  const text = demoMessages.useText();
  const [value, setValue] = useState(exampleJson);
  const problem = useMemo(() => positionedProblem(value), [value]);
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
            {problem ? (
              <span>
                {text('jsonEditor.problem', { line: String(problem.line), column: String(problem.column) })}{' '}
                <span>{text(expectedTexts[problem.expected])}</span>
              </span>
            ) : (
              text('jsonEditor.valid')
            )}
          </MessageBarBody>
        </MessageBar>
      </div>
      <CodeEditor
        explain={({ expected }) => text(expectedTexts[expected])}
        label={text('jsonEditor.label')}
        onChange={setValue}
        value={value}
      />
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];
