import { ErrorPanel, Skeleton } from '@backoffice/ui';
import { FormField, useFormControl, type FieldLabelling } from '@backoffice/ui/form';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { useEditorPlaceStyles } from './editor/editor-place.styles';
import { uploadContentImage } from './editor/upload-content-image';

const loadEditor = () =>
  lazy(async () => {
    const { RichTextEditor, richTextMessages } = await import('./editor/rich-text-editor');
    await richTextMessages.load();
    return { default: RichTextEditor };
  });

/** The article's text, in an editor that is fetched while the rest of the form is there already. */
export function ContentField() {
  const text = messages.useText();
  return (
    <FormField<ArticleFormInput> label={text('articles.field.content')} name="content" required wide>
      {(labelling) => <Content {...labelling} />}
    </FormField>
  );
}

function Content(labelling: FieldLabelling) {
  const styles = useEditorPlaceStyles();
  const text = messages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<ArticleFormInput, 'content'>('content');
  // One that failed to load is made anew by Retry: React keeps a rejected one.
  const [Editor, setEditor] = useState(loadEditor);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setEditor(loadEditor);
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.place}>
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
