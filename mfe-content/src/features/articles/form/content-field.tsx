import { ErrorPanel, makeStyles, Skeleton } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { uploadContentImage } from './upload-image';

const useContentStyles = makeStyles({
  // The height of both toolbars and the text, so that nothing moves when the editor arrives.
  editor: { minHeight: '476px' },
  skeleton: { height: '476px' },
});

const loadEditor = () =>
  lazy(async () => {
    const { RichTextEditor, richTextMessages } = await import('@backoffice/rich-text');
    await richTextMessages.load();
    return { default: RichTextEditor };
  });

/** The article's text, in an editor that is fetched while the rest of the form is already usable. */
export function ContentField() {
  const styles = useContentStyles();
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'content'>('content');
  // Retry makes a new lazy component, because React remembers one that was rejected.
  const [Editor, setEditor] = useState(loadEditor);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setEditor(loadEditor);
    setAttempt(attempt + 1);
  };
  return (
    <FormField<ArticleFormInput> label={text('articles.field.content')} name="content" required wide>
      {(labelling) => (
        <div className={styles.editor}>
          <EditorBoundary
            fallback={<ErrorPanel onRetry={retry} title={text('articles.editor.failed')} />}
            key={attempt}
          >
            <Suspense fallback={<Skeleton className={styles.skeleton} />}>
              <Editor
                describedBy={labelling['aria-describedby']}
                labelledBy={labelling['aria-labelledby']}
                onBlur={onBlur}
                onChange={onChange}
                onReady={ref}
                onUpload={uploadContentImage}
                value={value}
              />
            </Suspense>
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
