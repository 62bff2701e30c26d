import { Button, Dialog, makeStyles, Textarea, tokens } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from './messages';

const useSourceStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  source: {
    width: '100%',
    height: '50vh',
    marginBlockStart: tokens.spacingVerticalM,
    '& textarea': { height: '100%', maxHeight: 'none', fontFamily: tokens.fontFamilyMonospace },
  },
});

const LINE_ENDS = /(<\/(?:p|h[1-6]|ol|ul|li|blockquote|table|tbody|tr|pre|div)>)(?=<)/g;

interface SourceDialogProps {
  html: string;
  /** Receives the HTML as typed, not sanitised. */
  onApply: (html: string) => void;
  onDismiss: () => void;
}

/** A dialog to edit the text as HTML. */
export function SourceDialog({ html, onApply, onDismiss }: SourceDialogProps) {
  const styles = useSourceStyles();
  const text = messages.useText();
  const [source, setSource] = useState(() => html.replace(LINE_ENDS, '$1\n'));
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onDismiss}>{text('richText.cancel')}</Button>
          <Button appearance="primary" type="submit">
            {text('richText.source.apply')}
          </Button>
        </>
      }
      onDismiss={onDismiss}
      onSubmit={(event) => {
        event.preventDefault();
        // Keeps the event from the form around the editor.
        event.stopPropagation();
        onApply(source);
        onDismiss();
      }}
      size="large"
      title={text('richText.source')}
    >
      <p className={styles.hint}>{text('richText.source.hint')}</p>
      <Textarea
        aria-label={text('richText.source')}
        className={styles.source}
        onChange={(_event, { value }) => setSource(value)}
        spellCheck={false}
        value={source}
      />
    </Dialog>
  );
}
