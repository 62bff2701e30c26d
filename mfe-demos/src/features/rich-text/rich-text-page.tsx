import { RichTextEditor } from '@backoffice/rich-text';
import { SafeHtml } from '@backoffice/safe-html';
import { useState } from 'react';
import { DemoCard } from '../../frame/demo-card';
import { DemoPage } from '../../frame/demo-page';
import { messages } from '../../messages';
import { useRichTextStyles } from './rich-text.styles';
import { uploadTextImage } from './upload-text-image';

const LABEL = 'rich-text-label';

/** Rich text, with what it becomes. */
export function RichTextPage() {
  const styles = useRichTextStyles();
  const text = messages.useText();
  const [html, setHtml] = useState(() => messages.text('richText.example'));
  return (
    <DemoPage intro={text('richText.intro')}>
      <div>
        <span className={styles.label} id={LABEL}>
          {text('richText.editor')}
        </span>
        <RichTextEditor
          labelledBy={LABEL}
          onBlur={() => undefined}
          onChange={setHtml}
          onReady={() => undefined}
          onUpload={uploadTextImage}
          value={html}
        />
      </div>
      <DemoCard title={text('richText.preview')}>
        <SafeHtml className={styles.shown} html={html} />
      </DemoCard>
      <DemoCard title={text('richText.html')}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the arrow keys */}
        <pre aria-label={text('richText.html')} className={styles.html} role="region" tabIndex={0}>
          {html}
        </pre>
      </DemoCard>
    </DemoPage>
  );
}
