import { Button, Dialog, Field, Input } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from './messages';

const WORDS_MAX = 200;

interface ReplaceDialogProps {
  /** Returns the number of occurrences of the words. */
  count: (words: string) => number;
  onReplace: (words: string, by: string) => void;
  onDismiss: () => void;
}

/** A dialog that finds words in the text, shows the number of occurrences and replaces them all. */
export function ReplaceDialog({ count, onReplace, onDismiss }: ReplaceDialogProps) {
  const text = messages.useText();
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const found = count(words);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onDismiss}>{text('richText.cancel')}</Button>
          <Button appearance="primary" disabledFocusable={found === 0} type="submit">
            {text('richText.replace.all')}
          </Button>
        </>
      }
      onDismiss={onDismiss}
      onSubmit={(event) => {
        event.preventDefault();
        // Keeps the event from the form around the editor.
        event.stopPropagation();
        if (found === 0) return;
        onReplace(words, by);
        onDismiss();
      }}
      size="small"
      title={text('richText.replace')}
    >
      <Field label={text('richText.replace.words')}>
        <Input maxLength={WORDS_MAX} onChange={(_event, { value }) => setWords(value)} value={words} />
      </Field>
      <Field label={text('richText.replace.by')}>
        <Input maxLength={WORDS_MAX} onChange={(_event, { value }) => setBy(value)} value={by} />
      </Field>
      <p role="status">{words && text('richText.replace.found', { count: found, n: found })}</p>
    </Dialog>
  );
}
