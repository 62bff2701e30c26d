import { apiAddress } from '@backoffice/api-client';
import { uploadedPath } from '@backoffice/contract';
import { formatPercent } from '@backoffice/i18n';
import { ArrowUploadIcon, Button, DeleteIcon, ImageIcon } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { useRef } from 'react';
import { messages } from '../../../messages';
import type { ArticleFormInput } from './article-form-rules';
import { useCoverStyles } from './cover-field.styles';
import { acceptedImages, useCoverUpload, type CoverUpload } from './upload-image';

/** The progress of an upload, and its outcome. */
function UploadState({ state, onStop }: { state: CoverUpload; onStop: () => void }) {
  const styles = useCoverStyles();
  const text = messages.useText();
  if (state.kind === 'sending') {
    const percent = Math.round(state.part * 100);
    return (
      <div className={styles.sending}>
        <progress
          aria-label={text('articles.upload.progress', { name: state.name })}
          className={styles.progress}
          max={100}
          value={percent}
        />
        <span className={styles.status}>
          {formatPercent(percent)} {state.name}
        </span>
        <Button appearance="subtle" onClick={onStop}>
          {text('articles.upload.stop')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.status} role="status">
      {state.kind === 'done' && <span>{text('articles.upload.done', { name: state.name })}</span>}
      {state.kind === 'failed' && (
        <span className={styles.failed}>
          {text('articles.upload.failed-because', { name: state.name, reason: state.reason() })}
        </span>
      )}
    </div>
  );
}

/** An article's cover picture: chosen or dropped, uploaded at once, and shown once stored. */
export function CoverField() {
  const styles = useCoverStyles();
  const text = messages.useText();
  const { value, onChange, ref } = useFormControl<ArticleFormInput, 'image_uri'>('image_uri');
  const file = useRef<HTMLInputElement>(null);
  const { state, upload, stop } = useCoverUpload(onChange);
  const path = uploadedPath(value);
  const picture = path ? (
    <img alt={text('articles.preview.cover')} className={styles.picture} src={apiAddress(path)} />
  ) : (
    <div className={styles.empty}>
      <ImageIcon size={32} />
    </div>
  );
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) void upload(chosen);
  };
  return (
    <FormField<ArticleFormInput>
      hint={text('articles.form.cover.hint')}
      label={text('articles.field.cover')}
      name="image_uri"
      required
      wide
    >
      {(labelling) => (
        <div
          aria-describedby={labelling['aria-describedby']}
          aria-labelledby={labelling['aria-labelledby']}
          className={styles.cover}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files);
          }}
          role="group"
        >
          {picture}
          <div className={styles.controls}>
            <input
              accept={acceptedImages}
              hidden
              onChange={({ target }) => {
                take(target.files);
                // Cleared, so that the same file can be chosen again.
                target.value = '';
              }}
              ref={file}
              type="file"
            />
            <Button
              disabledFocusable={state.kind === 'sending'}
              icon={<ArrowUploadIcon />}
              onClick={() => file.current?.click()}
              ref={ref}
            >
              {text(path ? 'articles.form.cover.replace' : 'articles.form.cover.choose')}
            </Button>
            {path && (
              <Button appearance="subtle" icon={<DeleteIcon />} onClick={() => onChange('')}>
                {text('articles.form.cover.remove')}
              </Button>
            )}
            <UploadState onStop={stop} state={state} />
          </div>
        </div>
      )}
    </FormField>
  );
}
