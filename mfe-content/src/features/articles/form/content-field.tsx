import { ErrorPanel, makeStyles, Skeleton } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { useLateCode } from '@backoffice/ui/late-code';
import { Component, useState, type ReactNode } from 'react';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { uploadContentImage } from './upload-image';

const useContentStyles = makeStyles({
  // The height of both toolbars and the text, so that the loaded editor does not shift the layout.
  editor: { minHeight: '476px' },
  skeleton: { height: '476px' },
});

async function fetchEditor() {
  const { RichTextEditor, richTextMessages } = await import('@backoffice/rich-text');
  await richTextMessages.load();
  return RichTextEditor;
}

/** The article's text, in an editor that is loaded while the rest of the form is usable. */
export function ContentField() {
  const styles = useContentStyles();
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'content'>('content');
  const { fetched: Editor, hasFailed, retry } = useLateCode(fetchEditor);
  const [attempt, setAttempt] = useState(0);
  const onRetry = () => {
    retry();
    setAttempt(attempt + 1);
  };
  const failed = <ErrorPanel onRetry={onRetry} title={text('articles.editor.failed')} />;
  return (
    <FormField<ArticleFormInput> label={text('articles.field.content')} name="content" required wide>
      {(labelling) => (
        <div className={styles.editor}>
          <EditorBoundary fallback={failed} key={attempt}>
            {Editor ? (
              <Editor
                describedBy={labelling['aria-describedby']}
                labelledBy={labelling['aria-labelledby']}
                onBlur={onBlur}
                onChange={onChange}
                onReady={ref}
                onUpload={uploadContentImage}
                value={value}
              />
            ) : hasFailed ? (
              failed
            ) : (
              <Skeleton className={styles.skeleton} />
            )}
          </EditorBoundary>
        </div>
      )}
    </FormField>
  );
}

class EditorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
