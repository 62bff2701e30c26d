import { apiAddress } from '@backoffice/api-client';
import { uploadedPath } from '@backoffice/contract';
import { ArrowUploadIcon, Button, DeleteIcon, ImageIcon } from '@backoffice/ui';
import { useFormControl, type FieldLabelling } from '@backoffice/ui/form';
import { useRef } from 'react';
import { messages } from '../../../../messages';
import type { ArticleFormInput } from '../article-form-rules';
import { useCoverStyles } from './cover.styles';
import { acceptedImages } from './image-problem';
import { UploadState } from './upload-state';
import { useCoverUpload } from './use-cover-upload';

/** The picture over an article: chosen or dropped, sent at once, shown as soon as it is stored. */
export function Cover(labelling: FieldLabelling) {
  const styles = useCoverStyles();
  const text = messages.useText();
  const { value, onChange, ref } = useFormControl<ArticleFormInput, 'image_uri'>('image_uri');
  const file = useRef<HTMLInputElement>(null);
  const { state, upload, stop } = useCoverUpload(onChange);
  const path = uploadedPath(value);
  return (
    <div
      aria-describedby={labelling['aria-describedby']}
      aria-labelledby={labelling['aria-labelledby']}
      className={styles.cover}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) void upload(dropped);
      }}
      role="group"
    >
      {path ? (
        <img alt={text('articles.preview.cover')} className={styles.picture} src={apiAddress(path)} />
      ) : (
        <div className={styles.empty}>
          <ImageIcon size={32} />
        </div>
      )}
      <div className={styles.controls}>
        <input
          accept={acceptedImages}
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // The same file may be chosen again.
            target.value = '';
            if (chosen) void upload(chosen);
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
  );
}
